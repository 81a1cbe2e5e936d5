<?php
/**
 * Plugin Name: Trading wallet elements
 * Description: The shortcodes [trading_wallet_fund_lookup] and [trading_wallet_account].
 * Version: 0.1.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

/**
 * The elements that a page of WordPress may show. Both need no token: a token belongs into no page that
 * a cache may keep.
 */
const TRADING_WALLET_TAGS = array(
	'trading_wallet_fund_lookup' => 'tw-fund-lookup',
	'trading_wallet_account'     => 'tw-account',
);

/**
 * Renders a shortcode: [trading_wallet_fund_lookup lang="zh" theme="light" api="https://wallet.example.com"].
 *
 * @param array|string $attributes What the shortcode has.
 * @param string|null  $content    Shown by a browser that is too old.
 * @param string       $shortcode  Its name.
 */
function trading_wallet_render( $attributes, $content, $shortcode ) {
	$tag   = TRADING_WALLET_TAGS[ $shortcode ];
	$given = shortcode_atts(
		array(
			'lang'  => get_locale(),
			'theme' => 'system',
			'api'   => '',
		),
		$attributes,
		$shortcode
	);

	// Once per page, however often the shortcode is there. The files are those of dist/widgets.
	wp_enqueue_script_module( $tag, plugins_url( "widgets/{$tag}.js", __FILE__ ), array(), null );

	return sprintf(
		'<%1$s app-lang="%2$s" theme="%3$s" api-base="%4$s">%5$s</%1$s>',
		$tag,
		esc_attr( $given['lang'] ),
		esc_attr( $given['theme'] ),
		esc_url( $given['api'] ),
		wp_kses_post( (string) $content )
	);
}

add_action(
	'init',
	static function () {
		foreach ( array_keys( TRADING_WALLET_TAGS ) as $shortcode ) {
			add_shortcode( $shortcode, 'trading_wallet_render' );
		}
	}
);
