import Foundation
internal import CWebKitGTK
import UIKit

/// How pages are set up: as a device's are, and as a configuration says.
@MainActor
enum PageSettings {
    /// Sets a page up anew, of which an app changed something.
    static func apply(_ configuration: WKWebViewConfiguration, to page: NativePage) {
        apply(configuration, to: page.settings)
        page.owner?.applyUserAgent()
        GLibLoop.shared.wake()
    }

    static func apply(_ configuration: WKWebViewConfiguration, to settings: UnsafeMutablePointer<WebKitSettings>) {
        let object = UnsafeMutableRawPointer(settings)
        webkit_settings_set_hardware_acceleration_policy(settings, WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER)
        webkit_settings_set_default_font_family(settings, "serif")
        webkit_settings_set_enable_smooth_scrolling(settings, 0)
        webkit_settings_set_enable_back_forward_navigation_gestures(settings, 0)
        webkit_settings_set_user_agent(settings, userAgent(configuration))
        let preferences = configuration.preferences
        webkit_settings_set_minimum_font_size(settings, guint32(max(0, preferences.minimumFontSize)))
        webkit_settings_set_enable_javascript(settings, preferences.isJavaScriptOn ? 1 : 0)
        let runsScripts = configuration.defaultWebpagePreferences.allowsContentJavaScript
        webkit_settings_set_enable_javascript_markup(settings, runsScripts ? 1 : 0)
        webkit_settings_set_javascript_can_open_windows_automatically(settings, preferences.javaScriptCanOpenWindowsAutomatically ? 1 : 0)
        webkit_settings_set_media_playback_allows_inline(settings, configuration.allowsInlineMediaPlayback ? 1 : 0)
        let needsGesture = !configuration.mediaTypesRequiringUserActionForPlayback.isEmpty
        webkit_settings_set_media_playback_requires_user_gesture(settings, needsGesture ? 1 : 0)
        // Where the app gives a page the address of a folder, the page may read what is beside it.
        sampan_set_boolean(object, "allow-file-access-from-file-urls", 1)
    }

    /// What pages are told of who loads them.
    static func userAgent(_ configuration: WKWebViewConfiguration, isDesktop: Bool = false) -> String {
        let device = UIDevice.current
        let version = device.systemVersion.replacingOccurrences(of: ".", with: "_")
        let name =
            isDesktop || device.userInterfaceIdiom == .pad
            ? "Macintosh; Intel Mac OS X 10_15_7" : "iPhone; CPU iPhone OS \(version) like Mac OS X"
        let start = "Mozilla/5.0 (\(name)) AppleWebKit/605.1.15 (KHTML, like Gecko)"
        return [start, configuration.applicationNameForUserAgent].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
