import HtmlWebpackPlugin from 'html-webpack-plugin'

export default {
  entry: './src/main.tsx',
  module: {
    rules: [{ test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } }],
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  output: { filename: '[name].[contenthash].js', publicPath: '/', clean: true },
  plugins: [new HtmlWebpackPlugin({ template: 'index.html' })],
}
