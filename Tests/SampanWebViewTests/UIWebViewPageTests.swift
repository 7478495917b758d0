import Foundation
import FoundationNetworking
import SampanWebView
import StagedApps
import Testing
import UIKit

/// What old web views do with the pages that they show.
@Suite struct UIWebViewPageTests {
    @Test func textsNumbersAndTruthsOfScriptsAreWaitedFor() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = OldWebStage()
                #expect(stage.show("<title>Words</title>"))
                #expect(stage.value("document.title") == "Words")
                #expect(stage.value("1 + 2") == "3" && stage.value("1 / 4") == "0.25" && stage.value("1e21") == "1e+21")
                #expect(stage.value("1 > 2") == "false")
                #expect(stage.value("var a = 1; undefined") == "" && stage.value("null") == "" && stage.value("[1]") == "")
                #expect(stage.value("throw 'x'") == "" && stage.value("a + 1") == "2")
            }.value
        }
    }

    @Test func scriptsRunWhileTheDelegateIsTold() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = OldWebStage()
                var titles: [String?] = []
                stage.log.whenDone = { titles.append($0.stringByEvaluatingJavaScript(from: "document.title")) }
                #expect(stage.show("<title>Done</title>"))
                #expect(titles == ["Done"])
            }.value
        }
    }

    @Test func aScriptThatShowsAPanelIsNotWaitedForAndRunsOnWhenItIsAnswered() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = OldWebStage()
                #expect(stage.show("<p>Words", base: URL(string: "https://example.org/a")))
                #expect(stage.value("window.answer = confirm('Sure?')") == nil)
                stage.app.advance(0.6)
                let panel = stage.app.root.presentedViewController as? UIAlertController
                #expect(panel?.message == "Sure?" && panel?.title == "example.org")
                #expect(stage.value("1") == nil)
                let place = stage.app.runtime.point(of: "OK")
                #expect(place != nil)
                stage.app.runtime.handle(.touch(id: 0, phase: .began, location: place ?? .zero))
                stage.app.advance(0.05)
                stage.app.runtime.handle(.touch(id: 0, phase: .ended, location: place ?? .zero))
                stage.app.advance(0.6)
                #expect(stage.becomes("window.answer", "true"))
            }.value
        }
    }

    @Test func pagesAreAsWideAsTheViewUnlessTheyAreScaled() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = OldWebStage()
                let width = String(Int(stage.view.bounds.width))
                #expect(stage.show("<p>Words"))
                #expect(stage.becomes("innerWidth", width))
                stage.view.scalesPageToFit = true
                #expect(stage.becomes("innerWidth", "980"))
                #expect(stage.show("<meta name='viewport' content='width=640'><p>Words"))
                #expect(stage.becomes("innerWidth", "640"))
                stage.view.scalesPageToFit = false
                #expect(stage.becomes("innerWidth", width))
            }.value
        }
    }

    @Test func telephoneNumbersBecomeLinksUnlessAPageSaysNo() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = OldWebStage()
                let text = "<p>Call +49 30 1234567 or 030 7654321. See www.example.org<p><a href='x'>030 1111111</a>"
                #expect(stage.view.dataDetectorTypes == .phoneNumber)
                #expect(stage.show(text))
                let links = "[...document.links].map((a) => a.getAttribute('href') + ' ' + a.textContent).join()"
                #expect(stage.becomes(links, "tel:+49301234567 +49 30 1234567,tel:0307654321 030 7654321,x 030 1111111"))
                #expect(stage.value("document.body.innerText.startsWith('Call +49 30 1234567 or 030 7654321. See')") == "true")
                stage.view.dataDetectorTypes = [.phoneNumber, .link]
                #expect(stage.show("<meta name='format-detection' content='telephone=no'>" + text))
                #expect(stage.becomes(links, "http://www.example.org www.example.org,x 030 1111111"))
            }.value
        }
    }

    @Test func theKeyboardComesWhereAFingerChoseAField() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = OldWebStage()
                #expect(stage.show("<input id='f' style='position:absolute;left:0;top:0;width:200px;height:80px'>"))
                // A finger elsewhere, long ago.
                stage.tap(40, 300)
                stage.app.advance(1.5)
                _ = stage.value("document.getElementById('f').focus()")
                #expect(stage.becomes("document.activeElement.id", "f"))
                stage.app.advance(1)
                #expect(stage.view.window?.firstResponder == nil)
                stage.tap(40, 40)
                #expect(stage.wait { stage.view.window?.firstResponder != nil })
            }.value
        }
    }

    @Test func theKeyboardComesByScriptsThatMayBringIt() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = OldWebStage()
                stage.view.keyboardDisplayRequiresUserAction = false
                #expect(stage.show("<input id='f'>"))
                _ = stage.value("document.getElementById('f').focus()")
                #expect(stage.wait { stage.view.window?.firstResponder != nil })
            }.value
        }
    }

    @Test func theViewIsItsScrollViewsDelegateAsASubclassSees() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = OldWebStage()
                let view = Scrolled(frame: stage.view.bounds)
                stage.app.root.view.addSubview(view)
                view.loadHTMLString("<div style='height:4000px'>", baseURL: nil)
                #expect(stage.wait { view.scrollView.contentSize.height > 3000 })
                view.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
                #expect(view.offsets.last == 100)
            }.value
        }
    }

    @Test func aViewIsMadeOfADocument() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let text = """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13122.16" useAutolayout="YES">
                    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <webView contentMode="scaleToFill" scalesPageToFit="YES" mediaPlaybackRequiresUserAction="NO" id="w">
                    <rect key="frame" x="1" y="2" width="300" height="400"/>
                    <dataDetectorType key="dataDetectorTypes" link="YES"/></webView></objects></document>
                    """
                let view = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIWebView
                #expect(view?.frame == CGRect(x: 1, y: 2, width: 300, height: 400))
                #expect(view?.scalesPageToFit == true && view?.mediaPlaybackRequiresUserAction == false && view?.dataDetectorTypes == .link)
                withExtendedLifetime(app) {}
            }.value
        }
    }
}

/// An old web view that notes where it is scrolled to.
private final class Scrolled: UIWebView {
    var offsets: [CGFloat] = []

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}
