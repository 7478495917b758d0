import CCairo
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor func writePNG(_ screen: Screen, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["SAMPAN_PNG"], let image = screen.renderer.image() else { return }
    cairo_surface_write_to_png(image.surface!.pointer, folder + "/" + name + ".png")
}

func makeImage(_ w: Int, _ h: Int) -> CGImage {
    let c = CGContext(
        data: nil, width: w, height: h, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)!
    for y in 0..<8 {
        for x in 0..<8 {
            c.setFillColor(.rgb(UInt32((x * 32) << 16 | (y * 32) << 8 | ((x + y) % 2 == 0 ? 255 : 60))))
            c.fill(CGRect(x: x * w / 8, y: y * h / 8, width: w / 8, height: h / 8))
        }
    }
    return c.makeImage()!
}

extension CoreAnimationTests {
    @MainActor @Suite struct SceneTests {
        @Test func scene() {
            let s = Screen(width: 900, height: 900, scale: 3)
            func put(_ l: CALayer) { s.root.addSublayer(l) }
            let card = makeLayer(CGRect(x: 10, y: 10, width: 80, height: 60), .rgb(0xF2F2F7))
            card.cornerRadius = 10
            card.shadowOpacity = 0.5
            card.borderWidth = 1
            card.borderColor = .rgb(0x3366CC)
            put(card)
            let pic = makeLayer(CGRect(x: 100, y: 10, width: 80, height: 60))
            pic.contents = makeImage(64, 64)
            pic.cornerRadius = 20
            pic.cornerCurve = .continuous
            pic.masksToBounds = true
            put(pic)
            let rot = makeLayer(CGRect(x: 200, y: 10, width: 60, height: 60), .rgb(0xFF8800))
            rot.contents = makeImage(64, 64)
            rot.cornerRadius = 12
            rot.masksToBounds = true
            rot.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
            put(rot)
            let persp = makeLayer(CGRect(x: 10, y: 90, width: 80, height: 80))
            persp.sublayerTransform.m34 = -1 / 200
            let inner = makeLayer(CGRect(x: 0, y: 0, width: 80, height: 80), .rgb(0x00AA55))
            inner.contents = makeImage(128, 128)
            inner.transform = CATransform3DMakeRotation(1, 0, 1, 0)
            inner.shadowOpacity = 0.8
            persp.addSublayer(inner)
            put(persp)
            let shape = CAShapeLayer()
            shape.frame = CGRect(x: 100, y: 90, width: 80, height: 80)
            shape.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 70, height: 70), transform: nil)
            shape.strokeEnd = 0.7
            shape.lineWidth = 8
            shape.lineCap = .round
            shape.strokeColor = .rgb(0xCC0044)
            shape.fillColor = .rgb(0xFFEE99)
            put(shape)
            for (i, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
                let g = CAGradientLayer()
                g.frame = CGRect(x: 190 + 35 * i, y: 90, width: 30, height: 80)
                g.type = type
                g.colors = [CGColor.rgb(0xFF0000), CGColor.rgb(0xFFFF00), CGColor.rgb(0x0000FF)]
                if type != .axial { (g.startPoint, g.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)) }
                g.cornerRadius = 8
                put(g)
            }
            let clip = makeLayer(CGRect(x: 10, y: 190, width: 80, height: 80), .rgb(0xDDDDFF))
            clip.cornerRadius = 40
            clip.masksToBounds = true
            clip.borderWidth = 3
            clip.borderColor = .rgb(0x222222)
            clip.addSublayer(makeLayer(CGRect(x: -10, y: 40, width: 60, height: 60), .rgb(0x44CC44)))
            put(clip)
            let group = makeLayer(CGRect(x: 100, y: 190, width: 80, height: 80), .rgb(0xFF0000))
            group.opacity = 0.5
            group.addSublayer(makeLayer(CGRect(x: 20, y: 20, width: 80, height: 40), .rgb(0x0000FF)))
            put(group)
            let masked = makeLayer(CGRect(x: 200, y: 190, width: 80, height: 80), .rgb(0x8800AA))
            let mask = CAShapeLayer()
            mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 20, width: 80, height: 40), transform: nil)
            masked.mask = mask
            put(masked)
            let rep = CAReplicatorLayer()
            rep.frame = CGRect(x: 200, y: 220, width: 90, height: 90)
            rep.instanceCount = 8
            rep.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
            rep.instanceAlphaOffset = -0.1
            let dot = makeLayer(CGRect(x: 40, y: 5, width: 10, height: 10), .rgb(0x111111))
            dot.cornerRadius = 5
            rep.addSublayer(dot)
            put(rep)
            s.frame()
            writePNG(s, "scene")
            #expect(s.bytes == s.repainted())
        }
    }
}
