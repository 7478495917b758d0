import CCairo
import CoreGraphics
import Foundation
import QuartzCore

// CPU time of whole frames of some scenes, and of the same pictures drawn with bare Cairo calls. One JSON object a line.

/// Seconds of processor time that this process has used.
func processTime() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ t: timeval) -> Double { Double(t.tv_sec) + Double(t.tv_usec) * 1e-6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

/// Calls `frame` for 20 frames of warm-up and then `count` frames; milliseconds a frame.
func measure(_ count: Int = 300, _ frame: (Int) -> Void) -> (cpu: Double, mean: Double, p99: Double) {
    for i in 0..<20 { frame(i) }
    var walls: [Double] = []
    let start = processTime()
    for i in 20..<(20 + count) {
        let begin = ProcessInfo.processInfo.systemUptime
        frame(i)
        walls.append((ProcessInfo.processInfo.systemUptime - begin) * 1000)
    }
    let cpu = (processTime() - start) * 1000 / Double(count)
    walls.sort()
    return (cpu, walls.reduce(0, +) / Double(count), walls[count * 99 / 100])
}

typealias Cost = (cpu: Double, mean: Double, p99: Double)

/// `difference` is how far the two pictures are apart, in 255ths a channel on average.
func report(_ scene: String, _ ours: Cost, _ bare: Cost, difference: Double? = nil) {
    func n(_ v: Double) -> String { String(format: "%.3f", v) }
    print(
        #"{"scene": "\#(scene)", "cpu_ms": \#(n(ours.cpu)), "wall_mean_ms": \#(n(ours.mean)), "p99_ms": \#(n(ours.p99)), "#
            + #""cairo_cpu_ms": \#(n(bare.cpu)), "ratio": \#(n(ours.cpu / bare.cpu))"#
            + (difference.map { #", "difference": \#(n($0))"# } ?? "") + "}")
    if let difference, difference > 1 {
        FileHandle.standardError.write(Data("\(scene): the picture drawn with bare Cairo calls is another one\n".utf8))
        exit(1)
    }
}

extension CGColor {
    static func rgb(_ hex: UInt32) -> CGColor {
        CGColor(srgbRed: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
    }
}

let (width, height, scale) = (1179, 2556, CGFloat(3))
/// Whether, instead of what frames cost, only what they show is told: a number for each scene's frames.
let onlySums = CommandLine.arguments.contains("--frames")

final class Stage {
    let root = CALayer()
    let renderer: LayerRenderer
    var time = 0.0

    init() {
        root.anchorPoint = .zero
        root.bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
        root.backgroundColor = .rgb(0xFFFFFF)
        renderer = LayerRenderer(rootLayer: root, pixelWidth: width, pixelHeight: height, scale: scale)
        Session.current.clock = { [unowned self] in time }
    }

    func frame(_ change: () -> Void = {}) {
        time += 1.0 / 60
        CATransaction.setDisableActions(true)
        change()
        RenderLoop.main.tick(at: time)
        _ = renderer.render(at: time)
    }

    /// Runs a scene's first frames and prints a checksum of all their pixels.
    func printSum(_ scene: String, _ frame: (Int) -> Void) {
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        for i in 0..<12 {
            frame(i)
            let pixels = UnsafeRawBufferPointer(start: renderer.pixels, count: renderer.bytesPerRow * renderer.pixelHeight)
            for word in pixels.bindMemory(to: UInt64.self) { sum = (sum ^ word) &* 0x100_0000_01b3 }
        }
        print(#"{"scene": "\#(scene)", "frames": "\#(String(sum, radix: 16))"}"#)
    }

    func save(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["SAMPAN_PNG"] else { return }
        let image = renderer.image()!
        withExtendedLifetime(image) { _ = cairo_surface_write_to_png(image.surface!.pointer, "\(folder)/\(name).png") }
    }
}

final class BareCairo {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    let cr: OpaquePointer

    init() {
        cr = cairo_create(surface)
        cairo_scale(cr, 3, 3)
    }

    func clear() {
        cairo_set_source_rgb(cr, 1, 1, 1)
        cairo_paint(cr)
    }

    func save(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["SAMPAN_PNG"] else { return }
        cairo_surface_write_to_png(surface, "\(folder)/\(name).png")
    }

    /// How far the picture is from a renderer's.
    func difference(from renderer: LayerRenderer) -> Double {
        cairo_surface_flush(surface)
        let own = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
        let stride = Int(cairo_image_surface_get_stride(surface))
        var sum = 0
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<3 {
                    let a = (own + y * stride + x * 4 + channel).load(as: UInt8.self)
                    let b = (renderer.pixels + y * renderer.bytesPerRow + x * 4 + channel).load(as: UInt8.self)
                    sum += abs(Int(a) - Int(b))
                }
            }
        }
        return Double(sum) / Double(width * height * 3)
    }
}

func roundedRect(_ cr: OpaquePointer, _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ r: Double) {
    cairo_new_path(cr)
    cairo_arc(cr, x + w - r, y + r, r, -.pi / 2, 0)
    cairo_arc(cr, x + w - r, y + h - r, r, 0, .pi / 2)
    cairo_arc(cr, x + r, y + h - r, r, .pi / 2, .pi)
    cairo_arc(cr, x + r, y + r, r, .pi, .pi * 1.5)
    cairo_close_path(cr)
}

// MARK: list

func picture(_ index: Int) -> CGImage {
    let context = CGContext(
        data: nil, width: 180, height: 180, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue)!
    for y in 0..<18 {
        for x in 0..<18 {
            context.setFillColor(.rgb(UInt32((x * 13 + index * 20) & 255) << 16 | UInt32((y * 13) & 255) << 8 | UInt32(index * 30 & 255)))
            context.fill(CGRect(x: x * 10, y: y * 10, width: 10, height: 10))
        }
    }
    return context.makeImage()!
}

/// Stands for text: a bitmap with thin strokes, drawn once a row.
final class TextStandIn: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(.rgb(0x333333))
        var x: CGFloat = 0
        while x < bounds.width {
            ctx.fillEllipse(in: CGRect(x: x, y: bounds.height * 0.3, width: 6, height: 8))
            ctx.fill(CGRect(x: x + 7, y: bounds.height * 0.15, width: 1.3, height: 13))
            x += 10
        }
    }
}

func list() {
    let stage = Stage()
    let pictures = (0..<8).map(picture)
    let scroller = CALayer()
    scroller.frame = stage.root.bounds
    scroller.masksToBounds = true
    scroller.backgroundColor = .rgb(0xFFFFFF)
    stage.root.addSublayer(scroller)
    func row() -> CALayer {
        let cell = CALayer(), content = CALayer(), card = CALayer(), image = CALayer(), title = TextStandIn(), subtitle = TextStandIn()
        cell.bounds = CGRect(x: 0, y: 0, width: 393, height: 65)
        cell.anchorPoint = .zero
        content.frame = cell.bounds
        card.frame = CGRect(x: 4, y: 2, width: 385, height: 61)
        card.backgroundColor = .rgb(0xF2F2F7)
        card.cornerRadius = 6
        image.frame = CGRect(x: 8, y: 5, width: 55, height: 55)
        image.cornerRadius = 10
        image.masksToBounds = true
        title.frame = CGRect(x: 76, y: 10, width: 150, height: 21)
        subtitle.frame = CGRect(x: 76, y: 36, width: 250, height: 16)
        for text in [title, subtitle] {
            text.contentsScale = 3
            text.setNeedsDisplay()
        }
        cell.addSublayer(content)
        content.addSublayer(card)
        for layer in [image, title, subtitle] { content.addSublayer(layer) }
        return cell
    }
    var rows: [Int: CALayer] = [:]
    var pool: [CALayer] = []
    func step(_ frame: Int) {
        let offset = CGFloat(frame) * 12
        scroller.bounds.origin.y = offset
        let first = Int(offset / 65), last = Int((offset + 852 - 0.01) / 65)
        for (index, layer) in rows where index < first || index > last {
            layer.removeFromSuperlayer()
            rows[index] = nil
            pool.append(layer)
        }
        for index in first...last where rows[index] == nil {
            let layer = pool.popLast() ?? row()
            layer.position = CGPoint(x: 0, y: CGFloat(index) * 65)
            layer.sublayers![0].sublayers![1].contents = pictures[index % 8]
            for text in layer.sublayers![0].sublayers!.suffix(2) { text.setNeedsDisplay() }
            scroller.addSublayer(layer)
            rows[index] = layer
        }
    }
    if onlySums { return stage.printSum("list") { i in stage.frame { step(i) } } }
    let ours = measure { i in stage.frame { step(i) } }
    stage.save("bench-list")

    let bare = BareCairo()
    let text = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 450, 63)!
    let scaled = pictures.map { image -> OpaquePointer in
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 165, 165)!
        let cr = cairo_create(surface)!
        cairo_scale(cr, 165.0 / 180, 165.0 / 180)
        cairo_set_source_surface(cr, image.surface!.pointer, 0, 0)
        cairo_paint(cr)
        cairo_destroy(cr)
        return surface
    }
    let theirs = measure { i in
        bare.clear()
        let offset = Double(i) * 12
        for index in Int(offset / 65)...Int((offset + 851) / 65) {
            let y = Double(index) * 65 - offset
            cairo_set_source_rgb(bare.cr, 0.949, 0.949, 0.969)
            roundedRect(bare.cr, 4, y + 2, 385, 61, 6)
            cairo_fill(bare.cr)
            cairo_save(bare.cr)
            roundedRect(bare.cr, 8, y + 5, 55, 55, 10)
            cairo_identity_matrix(bare.cr)
            cairo_set_source_surface(bare.cr, scaled[index % 8], 24, ((y + 5) * 3).rounded())
            cairo_fill(bare.cr)
            cairo_set_source_surface(bare.cr, text, 228, ((y + 10) * 3).rounded())
            cairo_paint(bare.cr)
            cairo_set_source_surface(bare.cr, text, 228, ((y + 36) * 3).rounded())
            cairo_paint(bare.cr)
            cairo_restore(bare.cr)
        }
    }
    report("list", ours, theirs)
}

// MARK: shapes

func shapes() {
    let stage = Stage()
    for i in 0..<500 {
        let layer = CAShapeLayer()
        let (x, y) = (CGFloat(i % 20) * 19 + 4, CGFloat(i / 20) * 34 + 4)
        layer.frame = CGRect(x: x, y: y, width: 28, height: 28)
        layer.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 24, height: 24), transform: nil)
        layer.fillColor = nil
        layer.strokeColor = .rgb(UInt32(i * 7919) & 0xFFFFFF)
        layer.lineWidth = 3
        layer.lineCap = .round
        let end = CABasicAnimation(keyPath: "strokeEnd")
        (end.fromValue, end.toValue, end.duration, end.repeatCount) = (0.1, 0.9, 1 + Double(i % 10) / 10, .infinity)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 2 * Double.pi, 1 + Double(i % 7) / 7, .infinity)
        layer.add(end, forKey: "end")
        layer.add(turn, forKey: "turn")
        stage.root.addSublayer(layer)
    }
    if onlySums { return stage.printSum("shapes") { _ in stage.frame() } }
    let ours = measure(200) { _ in stage.frame() }
    stage.save("bench-shapes")

    let bare = BareCairo()
    let theirs = measure(200) { frame in
        let time = Double(frame) / 60
        bare.clear()
        cairo_set_line_width(bare.cr, 3)
        cairo_set_line_cap(bare.cr, CAIRO_LINE_CAP_ROUND)
        for i in 0..<500 {
            let (x, y) = (Double(i % 20) * 19 + 18, Double(i / 20) * 34 + 18)
            let color = UInt32(i * 7919) & 0xFFFFFF
            let duration = 1 + Double(i % 10) / 10, turn = 1 + Double(i % 7) / 7
            let end = 0.1 + 0.8 * (time / duration).truncatingRemainder(dividingBy: 1)
            let angle = 2 * Double.pi * (time / turn).truncatingRemainder(dividingBy: 1)
            cairo_save(bare.cr)
            cairo_translate(bare.cr, x, y)
            cairo_rotate(bare.cr, angle)
            cairo_set_source_rgb(bare.cr, Double(color >> 16) / 255, Double(color >> 8 & 255) / 255, Double(color & 255) / 255)
            cairo_new_path(bare.cr)
            cairo_arc(bare.cr, 0, 0, 12, 0, 2 * .pi * end)
            cairo_stroke(bare.cr)
            cairo_restore(bare.cr)
        }
    }
    bare.save("bench-shapes-cairo")
    report("shapes", ours, theirs, difference: bare.difference(from: stage.renderer))
}

// MARK: cards

func cards() {
    let stage = Stage()
    var layers: [CAGradientLayer] = []
    func place(_ i: Int, _ frame: Int) -> (x: Double, y: Double, scale: Double, angle: Double) {
        let t = Double(frame) / 60
        return (Double(i % 10) * 39 + 21, Double(i / 10) * 42 + 24, 0.8 + 0.2 * sin(t + Double(i)), 0.4 * sin(t * 1.3 + Double(i) * 0.7))
    }
    for i in 0..<200 {
        let layer = CAGradientLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.colors = [CGColor.rgb(0xFF8844), CGColor.rgb(UInt32(i * 7919) & 0xFFFFFF)]
        layer.backgroundColor = .rgb(0xFFFFFF)
        layer.cornerRadius = 8
        layer.shadowOpacity = 0.4
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowPath = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 50), cornerWidth: 8, cornerHeight: 8, transform: nil)
        stage.root.addSublayer(layer)
        layers.append(layer)
    }
    func step(_ frame: Int) {
        stage.frame {
            for (i, layer) in layers.enumerated() {
                let p = place(i, frame)
                layer.position = CGPoint(x: p.x, y: p.y)
                layer.setAffineTransform(CGAffineTransform(rotationAngle: p.angle).scaledBy(x: p.scale, y: p.scale))
            }
        }
    }
    if onlySums { return stage.printSum("cards", step) }
    let ours = measure(100, step)
    stage.save("bench-cards")

    let bare = BareCairo()
    let size = 150 + 72
    let shadow = Surface(width: size, height: size, format: .alpha)!
    shadow.draw { cr in
        cairo_translate(cr, 36, 36)
        cairo_scale(cr, 3, 3)
        roundedRect(cr, 0, 0, 50, 50, 8)
        cairo_fill(cr)
    }
    GaussianBlur.blurAlpha(shadow, sigma: 12)
    let theirs = measure(100) { frame in
        bare.clear()
        for i in 0..<200 {
            let p = place(i, frame)
            cairo_save(bare.cr)
            cairo_translate(bare.cr, p.x, p.y)
            cairo_rotate(bare.cr, p.angle)
            cairo_scale(bare.cr, p.scale, p.scale)
            cairo_translate(bare.cr, -25, -25)
            cairo_save(bare.cr)
            cairo_translate(bare.cr, -12, -10)
            cairo_scale(bare.cr, 1.0 / 3, 1.0 / 3)
            cairo_set_source_rgba(bare.cr, 0, 0, 0, 0.4)
            cairo_mask_surface(bare.cr, shadow.pointer, 0, 0)
            cairo_restore(bare.cr)
            let gradient = cairo_pattern_create_linear(25, 0, 25, 50)
            let color = UInt32(i * 7919) & 0xFFFFFF
            cairo_pattern_add_color_stop_rgb(gradient, 0, 1, 0.533, 0.267)
            cairo_pattern_add_color_stop_rgb(
                gradient, 1, Double(color >> 16) / 255, Double(color >> 8 & 255) / 255, Double(color & 255) / 255)
            cairo_set_source(bare.cr, gradient)
            roundedRect(bare.cr, 0, 0, 50, 50, 8)
            cairo_fill(bare.cr)
            cairo_pattern_destroy(gradient)
            cairo_restore(bare.cr)
        }
    }
    bare.save("bench-cards-cairo")
    report("cards", ours, theirs, difference: bare.difference(from: stage.renderer))
}

let scenes = CommandLine.arguments.dropFirst().filter { $0 != "--frames" }
if scenes.isEmpty || scenes.contains("list") { list() }
if scenes.isEmpty || scenes.contains("shapes") { shapes() }
if scenes.isEmpty || scenes.contains("cards") { cards() }
