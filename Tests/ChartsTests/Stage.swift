import QuartzCore
import SampanHost
import Sessions

@testable import Charts
@testable import UIKit

/// A window with a chart in it, and time that the test moves. For suites with a `.session`.
@MainActor
final class ChartStage<Content: View> {
    let window: UIWindow
    private let session = Session.current
    private let clock = HostClock(now: 100)

    init(_ content: Content, size: CGSize = CGSize(width: 320, height: 360)) {
        session.clock = { [clock] in clock.now }
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        session.renderLoop.addRoot(UIScreen.main.rootLayer)
        window.rootViewController = UIHostingController(
            rootView: content.environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt)
                .environment(\.calendar, .test))
        window.makeKeyAndVisible()
        advance(0.2)
    }

    func advance(_ seconds: Double) {
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            clock.now = min(clock.now + 1.0 / 60, end)
            session.renderLoop.tick(at: clock.now)
        }
    }

    func views<V: UIView>(_ type: V.Type) -> [V] {
        func look(_ view: UIView) -> [V] { ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap(look) }
        return look(window)
    }

    private let delivery = TouchDelivery()
    func down(at point: CGPoint) { delivery.handle(id: 0, phase: .began, location: point, time: clock.now) }
    func move(to point: CGPoint) { delivery.handle(id: 0, phase: .moved, location: point, time: clock.now) }
    func up(at point: CGPoint) { delivery.handle(id: 0, phase: .ended, location: point, time: clock.now) }

    /// The texts within the window.
    var texts: [String] { labels.map(\.0) }
    private var labels: [(String, CGRect)] {
        views(UILabel.self).compactMap { label in
            let frame = label.convert(label.bounds, to: window)
            guard let text = label.attributedText?.string ?? label.text, window.bounds.intersects(frame) else { return nil }
            return (text, frame)
        }
    }
    func frame(of text: String) -> CGRect? { labels.first { $0.0 == text }?.1 }
}

extension Calendar {
    static var test: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.timeZone, calendar.locale) = (.gmt, Locale(identifier: "en_US"))
        return calendar
    }
}

/// The midnight with which a day begins.
func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    Calendar.test.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
}

/// What a stage shows, as pixels.
@MainActor
struct ChartPicture {
    private let bytes: [UInt8]
    let width, height: Int

    init<V: View>(_ stage: ChartStage<V>, _ name: String) {
        let size = stage.window.bounds.size
        (width, height) = (Int(size.width), Int(size.height))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
                bytesPerRow: Int(size.width) * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            stage.window.layer.render(in: context)
        }
        self.bytes = bytes
        if let folder = ProcessInfo.processInfo.environment["SAMPAN_PNG"] {
            let image = UIGraphicsImageRenderer(size: size).image { stage.window.layer.render(in: $0.cgContext) }
            try? image.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
        }
    }

    func color(_ x: Int, _ y: Int) -> [Int] {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return [] }
        return (0..<3).map { Int(bytes[(y * width + x) * 4 + $0]) }
    }

    /// The rectangle of all pixels of a colour, but for rounding; `nil` if there is none.
    func extent(_ color: UIColor) -> CGRect? {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).getRed(&r, green: &g, blue: &b, alpha: &a)
        let wanted = [r, g, b].map { Int(($0 * 255).rounded()) }
        var found = CGRect.null
        for y in 0..<height {
            for x in 0..<width where zip(self.color(x, y), wanted).allSatisfy({ abs($0 - $1) <= 4 }) {
                found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return found.isNull ? nil : found
    }
}
