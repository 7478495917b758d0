import Foundation
import StagedApps
import Testing
import UIKit

@testable import WebKit

/// Web views in documents of Interface Builder.
@Suite struct DocumentTests {
    @Test func aViewHasTheConfigurationOfItsDocument() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let text = """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13122.16" useAutolayout="YES">
                    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <wkWebView contentMode="scaleToFill" allowsBackForwardNavigationGestures="YES" customUserAgent="Agent" id="w">
                    <rect key="frame" x="1" y="2" width="300" height="400"/>
                    <wkWebViewConfiguration key="configuration" allowsInlineMediaPlayback="YES">
                    <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" audio="YES"/>
                    <wkPreferences key="preferences" minimumFontSize="20"/></wkWebViewConfiguration></wkWebView></objects></document>
                    """
                let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
                let view = made.first as? WKWebView
                #expect(view?.frame == CGRect(x: 1, y: 2, width: 300, height: 400))
                #expect(view?.allowsBackForwardNavigationGestures == true && view?.customUserAgent == "Agent")
                let configuration = view?.configuration
                #expect(configuration?.allowsInlineMediaPlayback == true && configuration?.preferences.minimumFontSize == 20)
                #expect(configuration?.mediaTypesRequiringUserActionForPlayback == .audio)
                withExtendedLifetime(app) {}
            }.value
        }
    }
}
