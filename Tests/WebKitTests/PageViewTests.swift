import CoreGraphics
import Foundation
import StagedApps
import Testing
import UIKit

@testable import WebKit

/// Pages as they are seen, touched and typed into.
@Suite struct PageViewTests {
    @Test func aTapOnALinkFollowsIt() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                let page = """
                    <body style='margin:0'><a href='#there' style='position:absolute;left:20px;top:20px;width:100px;height:40px'>Link</a>
                    <script>
                        seen = [];
                        for (const type of ['touchstart', 'touchend', 'click']) addEventListener(type, event => seen.push(type))
                    </script>
                    """
                #expect(stage.show(page, base: URL(string: "https://example.org/")))
                stage.tap(60, 40)
                #expect(stage.becomes("location.hash", "#there"))
                #expect(stage.becomes("seen", "touchstart,touchend,click"))
                #expect(stage.log.actions.last?.navigationType == .linkActivated)
                #expect(stage.wait { stage.view.url?.fragment == "there" })
            }.value
        }
    }

    @Test func whatIsTypedComesIntoTheFieldThatWasTapped() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                #expect(stage.show("<input style='position:absolute;left:20px;top:20px;width:200px;height:40px'>"))
                stage.tap(60, 40)
                #expect(stage.wait { stage.view.pageView.isFirstResponder })
                for character in "Hé漢x" { stage.app.runtime.handle(.text(String(character))) }
                #expect(stage.becomes("document.querySelector('input').value", "Hé漢x"))
                stage.app.runtime.handle(.key(usage: 0x2A, isDown: true, characters: "", modifiers: []))
                #expect(stage.becomes("document.querySelector('input').value", "Hé漢"))
                _ = stage.value("document.querySelector('input').blur()")
                #expect(stage.wait { !stage.view.pageView.isFirstResponder })
            }.value
        }
    }

    @Test func thePageAndItsScrollViewAreScrolledTogether() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                #expect(stage.show("<body style='margin:0'><div style='height:3000px'>Long</div>"))
                let scrollView = stage.view.scrollView
                #expect(stage.wait { scrollView.contentSize.height == 3000 })
                #expect(scrollView.contentSize.width == stage.view.bounds.width)
                scrollView.contentOffset.y = 500
                #expect(stage.becomes("scrollY", "500"))
                _ = stage.value("scrollTo(0, 1200)")
                #expect(stage.wait { scrollView.contentOffset.y == 1200 })
                let place = CGPoint(x: 100, y: 400)
                stage.app.runtime.handle(.touch(id: 0, phase: .began, location: place))
                for step in 1...10 {
                    stage.app.advance(1.0 / 60)
                    stage.app.runtime.handle(.touch(id: 0, phase: .moved, location: CGPoint(x: 100, y: 400 - CGFloat(step) * 20)))
                }
                stage.app.advance(0.5)
                stage.app.runtime.handle(.touch(id: 0, phase: .ended, location: CGPoint(x: 100, y: 200)))
                stage.app.advance(1)
                #expect(scrollView.contentOffset.y > 1300)
                let offset = scrollView.contentOffset.y
                #expect(stage.becomes("Math.abs(scrollY - \(offset)) < 1", "true"))
            }.value
        }
    }

    @Test func pagesThatAreNotMadeForPhonesAreShownWide() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                stage.view.loadHTMLString("<title>Wide</title><p>Words", baseURL: nil)
                #expect(stage.wait { stage.log.lines.last == "finished" })
                #expect(stage.becomes("innerWidth", "980"))
                #expect(stage.show("<p>Words"))
                #expect(stage.becomes("innerWidth", "\(Int(stage.view.bounds.width))"))
                #expect(stage.value("devicePixelRatio") as? Int == Int(UIScreen.main.scale))
                #expect((stage.value("navigator.userAgent") as? String)?.contains("iPhone") == true)
            }.value
        }
    }

    @Test func aPagesColoursAreInItsPictures() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                #expect(
                    stage.show(
                        "<body style='margin:0;background:#ff0000'><div style='width:50px;height:50px;background:#0000ff'></div>"))
                stage.app.advance(0.5)
                let image = stage.snapshot()
                #expect(image?.size == stage.view.bounds.size && image?.scale == UIScreen.main.scale)
                #expect(color(of: image, 25, 25) == [0, 0, 255] && color(of: image, 100, 100) == [255, 0, 0])
                let configuration = WKSnapshotConfiguration()
                configuration.rect = CGRect(x: 0, y: 0, width: 50, height: 50)
                configuration.snapshotWidth = 20
                let part = stage.snapshot(configuration)
                #expect(part?.size == CGSize(width: 20, height: 20) && color(of: part, 10, 10) == [0, 0, 255])
                // The screen shows the same.
                let renderer = UIGraphicsImageRenderer(bounds: stage.view.bounds)
                let shown = renderer.image { stage.view.layer.render(in: $0.cgContext) }
                #expect(color(of: shown, 25, 25) == [0, 0, 255] && color(of: shown, 100, 100) == [255, 0, 0])
            }.value
        }
    }
}

/// The red, green and blue of a place of a picture, in points.
@MainActor
private func color(of image: UIImage?, _ x: Int, _ y: Int) -> [UInt8]? {
    guard let image, let picture = image.cgImage, let data = picture.dataProvider?.data as Data? else { return nil }
    let scale = Int(image.scale)
    let start = y * scale * picture.bytesPerRow + x * scale * picture.bitsPerPixel / 8
    let bytes = [UInt8](data[start..<start + 4])
    let isLittle = picture.bitmapInfo.contains(.byteOrder32Little)
    return isLittle ? [bytes[2], bytes[1], bytes[0]] : Array(bytes.prefix(3))
}
