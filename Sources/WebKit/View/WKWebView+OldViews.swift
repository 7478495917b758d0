import Foundation
internal import CWebKitGTK
import UIKit

/// What `UIWebView` needs of a page and Apple's `WKWebView` does not offer.
extension WKWebView {
    /// Runs a script in the page's own world, and waits for what it comes to: the text of a text, a number or a truth, and an empty one of all else;
    /// `nil` if that takes longer than so many seconds of the machine's clock, or is not waited for any more.
    package func waitForText(of script: String, atMost seconds: Double, while isWaited: () -> Bool) -> String? {
        var text: String?
        page.evaluateText(script) { text = $0 }
        GLibLoop.shared.serve(atMost: seconds) { text == nil && isWaited() }
        GLibLoop.shared.wake()
        return text
    }

    /// Whether pages say how wide they are. Otherwise each is as wide as the view.
    package var followsPages: Bool {
        get { scroller.followsPages }
        set { scroller.followsPages = newValue }
    }

    /// Whether what takes text brings the keyboard only where a finger chose it.
    package var keyboardNeedsTouch: Bool {
        get { pageView.keyboardNeedsTouch }
        set { pageView.keyboardNeedsTouch = newValue }
    }

    /// Lets scripts of the page choose what takes text, before a finger has come.
    package func focusPage() { page.isFocused = true }

    /// Whether the page is not seen.
    package var isPageHidden: Bool {
        get { pageView.isHidden }
        set { pageView.isHidden = newValue }
    }

    /// Whether films play in their place in the page.
    package var playsMediaInline: Bool {
        get { webkit_settings_get_media_playback_allows_inline(page.settings) != 0 }
        set { webkit_settings_set_media_playback_allows_inline(page.settings, newValue ? 1 : 0) }
    }

    /// Whether media play only when a person wants them to.
    package var mediaNeedTouch: Bool {
        get { webkit_settings_get_media_playback_requires_user_gesture(page.settings) != 0 }
        set { webkit_settings_set_media_playback_requires_user_gesture(page.settings, newValue ? 1 : 0) }
    }
}
