import CoreGraphics
import Foundation
import Golden
import QuartzCore
import Testing

extension CoreAnimationTests {
    /// Frames that were looked at.
    @MainActor @Suite struct LookTests {
        private let screen = Screen(width: 480, height: 320, scale: 2, background: .rgb(0xEEF0F4))

        private func put(_ layer: CALayer, _ x: CGFloat, _ y: CGFloat) {
            layer.position = CGPoint(x: x, y: y)
            screen.root.addSublayer(layer)
        }

        private func box(_ side: CGFloat, _ color: UInt32) -> CALayer {
            makeLayer(CGRect(x: 0, y: 0, width: side, height: side), .rgb(color))
        }

        @Test func corners() throws {
            // Above: circular, continuous, continuous turned. Below: some corners alone, with border, with a picture cut.
            for (index, curve) in [CALayerCornerCurve.circular, .continuous, .continuous].enumerated() {
                let layer = box(60, 0x3366CC)
                (layer.cornerRadius, layer.cornerCurve) = (20, curve)
                (layer.borderWidth, layer.borderColor) = (index == 1 ? 3 : 0, .rgb(0x112244))
                if index == 2 { layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.4)) }
                put(layer, 45 + 75 * CGFloat(index), 45)
            }
            let masks: [CACornerMask] = [
                [.layerMinXMinYCorner, .layerMaxXMaxYCorner], [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMaxXMinYCorner],
            ]
            for (index, mask) in masks.enumerated() {
                let layer = box(60, 0xCC6633)
                (layer.cornerRadius, layer.maskedCorners) = (18, mask)
                if index == 1 {
                    (layer.borderWidth, layer.borderColor) = (3, .rgb(0x442211))
                } else if index == 2 {
                    (layer.contents, layer.masksToBounds, layer.cornerCurve) = (makeImage(64, 64), true, .continuous)
                }
                put(layer, 45 + 75 * CGFloat(index), 120)
            }
            screen.settle()
            #expect(Golden.difference(of: [screen.renderer.image()!], from: "corners") == nil)
        }

        @Test func depth() throws {
            // Left: z positions against the order. Middle: perspective. Right: a transform layer's cube.
            for (index, z) in [2.0, 1, 0].enumerated() {
                let layer = box(40, [0xCC3333, 0x33AA33, 0x3333CC][index])
                layer.zPosition = CGFloat(z)
                put(layer, 35 + 14 * CGFloat(index), 40 + 14 * CGFloat(index))
            }
            let room = CALayer()
            room.bounds = CGRect(x: 0, y: 0, width: 90, height: 140)
            room.sublayerTransform.m34 = -1 / 150
            put(room, 125, 80)
            for (index, angle) in [0.9, -0.9].enumerated() {
                let panel = makeLayer(CGRect(x: 5, y: 5 + 70 * index, width: 80, height: 60), .rgb(0xFFFFFF))
                panel.contents = makeImage(80, 60)
                panel.transform = CATransform3DMakeRotation(CGFloat(angle), index == 0 ? 0 : 1, index == 0 ? 1 : 0, 0)
                room.addSublayer(panel)
            }
            let stage = CALayer()
            stage.bounds = CGRect(x: 0, y: 0, width: 60, height: 140)
            stage.sublayerTransform.m34 = -1 / 300
            put(stage, 205, 80)
            let cube = CATransformLayer()
            cube.bounds = CGRect(x: 0, y: 0, width: 44, height: 44)
            cube.position = CGPoint(x: 30, y: 70)
            cube.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.6, 0, 1, 0)
            stage.addSublayer(cube)
            for (index, color) in [0xCC3333, 0x33AA33, 0x3333CC, 0xCCAA33, 0x33AACC, 0xAA33CC].enumerated() {
                let face = box(44, UInt32(color))
                face.isDoubleSided = true
                let turn: CATransform3D =
                    index < 4
                    ? CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0)
                    : CATransform3DMakeRotation(index == 4 ? .pi / 2 : -.pi / 2, 1, 0, 0)
                face.transform = CATransform3DTranslate(turn, 0, 0, 22)
                face.position = CGPoint(x: 22, y: 22)
                cube.addSublayer(face)
            }
            screen.settle()
            #expect(Golden.difference(of: [screen.renderer.image()!], from: "depth") == nil)
        }

        @Test func shadows() throws {
            // Above: of a box, of round corners, of a shape. Below: along a path, of a group's sublayers, turned.
            for index in 0..<6 {
                var layer = box(44, 0xFFFFFF)
                if index == 2 {
                    let shape = CAShapeLayer()
                    shape.bounds = layer.bounds
                    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 8, width: 44, height: 28), transform: nil)
                    shape.fillColor = .rgb(0xFFCC44)
                    layer = shape
                }
                (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.5, 5, CGSize(width: 3, height: 6))
                if index == 1 { layer.cornerRadius = 14 }
                if index == 3 { layer.shadowPath = CGPath(ellipseIn: CGRect(x: -6, y: 36, width: 56, height: 12), transform: nil) }
                if index == 4 {
                    layer.backgroundColor = nil
                    layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), .rgb(0xCC3333)))
                    layer.addSublayer(makeLayer(CGRect(x: 24, y: 24, width: 20, height: 20), .rgb(0x3333CC)))
                }
                if index == 5 {
                    layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
                    layer.shadowColor = .rgb(0x0033AA)
                }
                put(layer, 45 + 75 * CGFloat(index % 3), index < 3 ? 40 : 115)
            }
            screen.settle()
            #expect(Golden.difference(of: [screen.renderer.image()!], from: "shadows") == nil)
        }

        @Test func replicatorsAndGradients() throws {
            let spinner = CAReplicatorLayer()
            spinner.bounds = CGRect(x: 0, y: 0, width: 70, height: 70)
            (spinner.instanceCount, spinner.instanceAlphaOffset) = (12, -1.0 / 12)
            spinner.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
            let tick = makeLayer(CGRect(x: 32, y: 2, width: 6, height: 18), .rgb(0x334455))
            tick.cornerRadius = 3
            spinner.addSublayer(tick)
            put(spinner, 45, 42)
            let grid = CAReplicatorLayer()
            grid.bounds = CGRect(x: 0, y: 0, width: 70, height: 70)
            (grid.instanceCount, grid.instanceTransform) = (4, CATransform3DMakeTranslation(0, 17, 0))
            (grid.instanceColor, grid.instanceBlueOffset) = (.rgb(0xFF8800), 0.3)
            let row = CAReplicatorLayer()
            row.frame = grid.bounds
            (row.instanceCount, row.instanceTransform, row.instanceRedOffset) = (4, CATransform3DMakeTranslation(17, 0, 0), -0.25)
            row.addSublayer(makeLayer(CGRect(x: 2, y: 2, width: 14, height: 14), .rgb(0xFFFFFF)))
            grid.addSublayer(row)
            put(grid, 120, 42)
            let rainbow = [0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF, 0xFF0000].map { CGColor.rgb(UInt32($0)) }
            for index in 0..<4 {
                let gradient = CAGradientLayer()
                gradient.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
                (gradient.type, gradient.startPoint, gradient.endPoint) = (.conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
                gradient.colors = index == 3 ? [CGColor.rgb(0x111111), CGColor.rgb(0xFFFFFF)] : rainbow
                if index == 1 { gradient.cornerRadius = 32 }
                if index == 2 {
                    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.2, y: 0.3), CGPoint(x: 1, y: 0.3))
                    gradient.bounds.size.height = 40
                }
                if index == 3 { gradient.setAffineTransform(CGAffineTransform(rotationAngle: 0.3)) }
                put(gradient, index == 0 ? 195 : 45 + 75 * CGFloat(index - 1), index == 0 ? 42 : 118)
            }
            screen.settle()
            #expect(Golden.difference(of: [screen.renderer.image()!], from: "replicators-gradients") == nil)
        }

        @Test func partsOfContents() throws {
            let picture = makeImage(64, 64)
            // Above: the whole, a quarter, a quarter with its aspect, a part across the middle. Below: stretched in the middle, made
            // smaller, scaled 2, turned.
            let rects = [
                CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 0.5, height: 0.5),
                CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.25), CGRect(x: 0.3, y: 0.1, width: 0.4, height: 0.8),
            ]
            for (index, rect) in rects.enumerated() {
                let layer = makeLayer(CGRect(x: 0, y: 0, width: 50, height: 60), .rgb(0xCCCCCC))
                (layer.contents, layer.contentsRect) = (picture, rect)
                layer.contentsGravity = index == 2 ? .resizeAspect : .resize
                put(layer, 32 + 58 * CGFloat(index), 40)
            }
            let frame = frameImage()
            for index in 0..<4 {
                let layer = makeLayer(CGRect(x: 0, y: 0, width: index == 1 ? 20 : 50, height: 60))
                (layer.contents, layer.contentsCenter) = (frame, CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3))
                layer.contentsScale = index == 2 ? 2 : 1
                if index == 3 { layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3)) }
                put(layer, 32 + 58 * CGFloat(index), 116)
            }
            screen.settle()
            #expect(Golden.difference(of: [screen.renderer.image()!], from: "contents") == nil)
        }

        /// A picture frame with round corners, 36 pixels wide.
        private func frameImage() -> CGImage {
            let context = CGContext(
                data: nil, width: 36, height: 36, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)!
            context.setFillColor(.rgb(0xFFEECC))
            context.setStrokeColor(.rgb(0x884400))
            context.setLineWidth(4)
            context.addPath(
                CGPath(roundedRect: CGRect(x: 2, y: 2, width: 32, height: 32), cornerWidth: 10, cornerHeight: 10, transform: nil))
            context.drawPath(using: .fillStroke)
            return context.makeImage()!
        }
    }
}
