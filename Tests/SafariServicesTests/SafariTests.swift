import Foundation
import FoundationNetworking
import StagedApps
import Testing
import UIKit

@testable import SafariServices

/// Pages of the web in an app.
@Suite struct SafariTests {
    @Test func aPagesTextTitleAndLinksAreRead() throws {
        let html = Data(
            "<html><head><title> A\n page </title></head><body><h1>Hello</h1><p>See <a href=\"/more?x=1\">more</a>.</p></body></html>".utf8)
        let page = try PageLoader.page(html, at: URL(string: "https://example.org/a/b")!, mime: "text/html", encoding: nil)
        #expect(page.title == "A page" && page.text.string.contains("Hello") && page.text.string.contains("See more."))
        var links: [String] = []
        page.text.enumerateAttribute(.link, in: NSRange(location: 0, length: page.text.length)) { value, _, _ in
            if let url = value as? URL { links.append(url.absoluteString) }
        }
        #expect(links == ["https://example.org/more?x=1"])
    }

    @Test func whatIsNoTextIsRefusedAndGarbageIsShownAsItIs() throws {
        let url = URL(string: "https://example.org")!
        #expect(throws: URLError.self) { try PageLoader.page(Data([1, 2]), at: url, mime: "image/png", encoding: nil) }
        #expect(try PageLoader.page(Data("plain".utf8), at: url, mime: "text/plain", encoding: nil).text.string == "plain")
        #expect(try PageLoader.page(Data([0xE9]), at: url, mime: "text/plain", encoding: "ISO-8859-1").text.string == "é")
        var random = SystemRandomNumberGenerator()
        let good = [UInt8]("<title>a</title><p><b>x</b><a href='y'>z</a><ul><li>1</ul>".utf8)
        for _ in 0..<300 {
            var bytes = good
            for _ in 0..<6 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            _ = try? PageLoader.page(Data(bytes), at: url, mime: "text/html", encoding: nil)
        }
    }

    @Test func addressesOfOtherKindsEndTheAppAsOnIOS() async {
        await #expect(processExitsWith: .failure) {
            await Task { @MainActor in _ = SFSafariViewController(url: URL(string: "mailto:a@example.org")!) }.value
        }
    }

    @Test func aPageIsShownWithItsBarsFollowedAndLeft() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let safari = SFSafariViewController(url: URL(string: "https://example.org/start")!)
                let log = SafariLog()
                safari.delegate = log
                #expect(safari.modalPresentationStyle == .fullScreen)
                safari.loader = { url, done in
                    if ["/start", "/begin"].contains(url.path) {
                        done(
                            .success(
                                LoadedPage(
                                    url: URL(string: "https://www.example.org/begin")!, text: NSAttributedString(string: "First"),
                                    title: "One")))
                    } else {
                        done(.failure(URLError(.notConnectedToInternet)))
                    }
                    return nil
                }
                app.root.present(safari, animated: true)
                app.advance(1)
                #expect(log.lines == ["redirect https://www.example.org/begin", "loaded true"])
                #expect(app.runtime.reachableTexts.contains("www.example.org") && app.runtime.reachableTexts.contains("Done"))
                let text = safari.view.subviews.compactMap { $0 as? UITextView }.first
                #expect(text?.text == "First")
                #expect(
                    text?.delegate?.textView(
                        text!, shouldInteractWith: URL(string: "https://other.org/x")!, in: NSRange(location: 0, length: 1),
                        interaction: .invokeDefaultAction) == false)
                #expect(text?.text.contains("https://other.org/x") == true && text?.text.contains("could not open") == true)
                #expect(log.lines.count == 2)
                #expect(await app.tap("Back"))
                #expect(text?.text == "First")
                #expect(await app.tap("Done"))
                app.advance(1)
                #expect(log.lines.last == "finished" && app.root.presentedViewController == nil)
            }.value
        }
    }

    @Test func aPageThatCannotBeLoadedIsToldOf() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                // Nothing listens there.
                let safari = SFSafariViewController(url: URL(string: "http://127.0.0.1:9/")!)
                let log = SafariLog()
                safari.delegate = log
                app.root.present(safari, animated: false)
                #expect(await app.serve { log.lines == ["loaded false"] })
            }.value
        }
    }
}

@MainActor
private final class SafariLog: NSObject, SFSafariViewControllerDelegate {
    var lines: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { lines.append("finished") }
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        lines.append("loaded \(didLoadSuccessfully)")
    }
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {
        lines.append("redirect \(URL.absoluteString)")
    }
}
