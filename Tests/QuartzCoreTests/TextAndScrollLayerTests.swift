import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import Testing

extension CoreAnimationTests {
    @MainActor @Suite struct TextLayerTests {
        private let screen = Screen(width: 300, height: 120)
        private let layer = CATextLayer()

        init() {
            layer.frame = CGRect(x: 10, y: 10, width: 280, height: 100)
            layer.foregroundColor = .rgb(0x000000)
            layer.fontSize = 20
            screen.root.addSublayer(layer)
        }

        private func set(_ name: String = "", _ change: () -> Void) {
            CATransaction.setDisableActions(true)
            change()
            screen.frame()
            if !name.isEmpty { writePNG(screen, "text-\(name)") }
        }

        /// The box of what is not white.
        private var ink: CGRect {
            var (x0, y0, x1, y1) = (999, 999, -1, -1)
            for y in 0..<120 {
                for x in 0..<300 where screen.channel(x, y, 8) < 128 {
                    (x0, y0, x1, y1) = (min(x0, x), min(y0, y), max(x1, x + 1), max(y1, y + 1))
                }
            }
            return x1 < 0 ? .null : CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
        }

        @Test func defaultsAreApples() {
            let fresh = CATextLayer()
            #expect(fresh.fontSize == 36 && fresh.foregroundColor == .white && !fresh.isWrapped && fresh.string == nil)
            #expect(fresh.truncationMode == .none && fresh.alignmentMode == .natural && fresh.font == nil)
            #expect(fresh.value(forKey: "alignmentMode") as? String == "natural" && fresh.value(forKey: "wrapped") as? Double == 0)
        }

        @Test func textIsDrawnAtTheTop() {
            set("plain") { layer.string = "Hello" }
            let box = ink
            #expect(box.minX >= 10 && box.minX < 15 && box.minY > 10 && box.maxY < 34 && box.width > 35 && box.width < 70)
            set { layer.string = "" }
            #expect(ink.isNull)
            set { layer.string = "Hello" }
            #expect(ink == box)
            set { layer.string = nil }
            #expect(ink.isNull)
        }

        @Test func alignmentMovesLines() {
            set { layer.string = "Hello" }
            let natural = ink
            set("center") { layer.alignmentMode = .center }
            #expect(abs(ink.midX - 150) < 2 && abs(ink.width - natural.width) <= 1)
            set { layer.alignmentMode = .right }
            #expect(ink.maxX > 284 && ink.maxX <= 290)
        }

        @Test func sizeColorAndFontAreSeen() {
            set { layer.string = "HHHH" }
            let small = ink
            set { layer.fontSize = 40 }
            #expect(abs(ink.height / small.height - 2) < 0.2 && abs(ink.width / small.width - 2) < 0.1)
            let sans = ink
            set("courier") { layer.font = "Courier" as NSString }
            #expect(ink.width != sans.width)
            set { layer.foregroundColor = .rgb(0xFF00FF) }
            #expect(screen.channel(Int(ink.minX) + 5, Int(ink.midY), 16) == 255)
        }

        @Test func wrappingAndTruncation() {
            let long = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
            set { layer.string = long }
            // A line that is not wrapped is cut off.
            #expect(ink.maxX >= 285 && ink.height < 24)
            set("wrapped") { layer.isWrapped = true }
            #expect(ink.height > 40 && ink.maxX <= 290)
            set("wrapped-end") {
                layer.bounds.size.height = 30
                layer.truncationMode = .end
            }
            #expect(ink.height < 24 && ink.maxX <= 290)
            var pictures = Set([screen.bytes])
            for mode in [CATextLayerTruncationMode.start, .middle, .end, .none] {
                set("truncated-\(mode.rawValue)") {
                    layer.isWrapped = false
                    layer.truncationMode = mode
                }
                #expect(ink.height < 24)
                pictures.insert(screen.bytes)
            }
            // One line, shortened at its end, looks the same wrapped or not.
            #expect(pictures.count == 4)
        }

        @Test func attributedTextHasItsOwnLook() {
            let text = NSMutableAttributedString(string: "red and underlined")
            text.addAttribute(
                NSAttributedString.Key(rawValue: "NSColor"), value: CGColor.rgb(0xFF0000), range: NSRange(location: 0, length: 3))
            text.addAttribute(NSAttributedString.Key(rawValue: "NSUnderline"), value: 1, range: NSRange(location: 8, length: 10))
            set("attributed") { layer.string = text }
            var (red, black) = (0, 0)
            for y in 0..<120 {
                for x in 0..<300 {
                    if screen.channel(x, y, 16) > 250, screen.channel(x, y, 8) < 120 { red += 1 }
                    if screen.channel(x, y, 16) < 60 { black += 1 }
                }
            }
            #expect(red > 5 && black > 30)
            // Helvetica of 12 points, whatever the layer's own size is.
            #expect(ink.height < 16)
        }

        @Test func animatedTextIsDrawnForEveryFrame() {
            set { layer.string = "HHHH" }
            let before = ink.height
            let animation = CABasicAnimation(keyPath: "fontSize")
            (animation.fromValue, animation.toValue, animation.duration) = (20, 60, 1)
            layer.add(animation, forKey: "size")
            screen.frame()
            screen.frame(after: 0.5)
            #expect(abs(ink.height / before - 2) < 0.2 && layer.presentation()?.fontSize == 40 && layer.fontSize == 20)
            screen.frame(after: 0.6)
            #expect(ink.height == before)
        }

        @Test func contentsScaleSharpensText() {
            let sharp = Screen(width: 300, height: 300, scale: 3)
            let text = CATextLayer()
            text.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            (text.string, text.foregroundColor) = ("Hxg", .rgb(0x000000))
            sharp.root.addSublayer(text)
            func grey() -> Int { sharp.bytes.count { $0 > 30 && $0 < 225 } }
            sharp.settle()
            let blurred = grey()
            CATransaction.setDisableActions(true)
            text.contentsScale = 3
            sharp.frame()
            #expect(grey() < blurred * 2 / 3)
        }

        @Test func preferredSizesAreThoseOfTheText() {
            layer.string = "one\ntwo"
            let two = layer.preferredFrameSize()
            layer.string = "one"
            let one = layer.preferredFrameSize()
            #expect(abs(two.height - 2 * one.height) < 0.01 && one.height > 20 && one.width > 20)
        }

        @Test func archivesKeepTheText() throws {
            (layer.string, layer.alignmentMode, layer.isWrapped) = ("kept", .center, true)
            let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
            let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CATextLayer.self, from: data))
            #expect(copy.string as? String == "kept" && copy.alignmentMode == .center && copy.isWrapped && copy.fontSize == 20)
        }
    }

    @MainActor @Suite struct ScrollLayerTests {
        private let screen = Screen()
        private let layer = CAScrollLayer()
        private let content = makeLayer(CGRect(x: 0, y: 0, width: 300, height: 300))
        private let dot = makeLayer(CGRect(x: 200, y: 150, width: 10, height: 10), .rgb(0xFF0000))

        init() {
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            layer.masksToBounds = true
            layer.addSublayer(content)
            content.addSublayer(dot)
            screen.root.addSublayer(layer)
            CATransaction.setDisableActions(true)
        }

        @Test func scrollingToAPointMovesTheBounds() {
            #expect(layer.scrollMode == .both)
            layer.scroll(to: CGPoint(x: 180, y: 140))
            screen.frame()
            #expect(layer.bounds.origin == CGPoint(x: 180, y: 140) && screen.pixel(25, 15) == 0xFFFF_0000)
            for (mode, origin) in [
                (CAScrollLayerScrollMode.none, CGPoint(x: 180, y: 140)), (.vertically, CGPoint(x: 180, y: 5)),
                (.horizontally, CGPoint(x: 3, y: 5)),
            ] {
                layer.scrollMode = mode
                layer.scroll(to: CGPoint(x: 3, y: 5))
                #expect(layer.bounds.origin == origin)
            }
        }

        @Test func rectanglesAreShownWithTheLeastMovement() {
            layer.scroll(to: CGRect(x: 200, y: 20, width: 10, height: 10))
            #expect(layer.bounds.origin == CGPoint(x: 110, y: 0))
            layer.scroll(to: CGRect(x: 150, y: 20, width: 10, height: 10))
            #expect(layer.bounds.origin == CGPoint(x: 110, y: 0))
            layer.scroll(to: CGRect(x: 50, y: 250, width: 10, height: 500))
            #expect(layer.bounds.origin == CGPoint(x: 50, y: 250))
        }

        @Test func sublayersAskTheNearestScrollLayer() {
            dot.scroll(CGPoint(x: 5, y: 5))
            #expect(layer.bounds.origin == CGPoint(x: 205, y: 155))
            layer.scroll(to: CGPoint.zero)
            dot.scrollRectToVisible(dot.bounds)
            #expect(layer.bounds.origin == CGPoint(x: 110, y: 60))
        }
    }
}
