/// What each listing is expected to have done, in Swift, run after it in the same scope.
enum Checks {
    /// The articles all of whose listings compile and do what is expected.
    static let claimedArticles = ["cashapelayer-p1", "cashapelayer-p2", "animation-p1", "animation-p2", "animation-p3"]

    static let support = """
        import UIKit
        nonisolated(unsafe) var failures = 0
        func expect(_ condition: Bool, _ file: String = #fileID, _ line: Int = #line) {
            if !condition { failures += 1; print("FAILED \\(file):\\(line)") }
        }
        /// Red, green, blue and alpha of a point of a layer's picture.
        @MainActor func pixel(_ layer: CALayer, _ x: Int, _ y: Int) -> [Int] {
            var bytes = [UInt8](repeating: 0, count: 140 * 140 * 4)
            bytes.withUnsafeMutableBytes { buffer in
                let context = CGContext(
                    data: buffer.baseAddress, width: 140, height: 140, bitsPerComponent: 8, bytesPerRow: 140 * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
                context.translateBy(x: 0, y: 140)
                context.scaleBy(x: 1, y: -1)
                layer.render(in: context)
            }
            return (0..<4).map { Int(bytes[(y * 140 + x) * 4 + $0]) }
        }
        /// Gives a shape the square of the article, moved inwards by 10 points, with a red line of 2.
        @MainActor func square(_ layer: CAShapeLayer) {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 110, y: 10))
            path.addLine(to: CGPoint(x: 110, y: 110))
            path.addLine(to: CGPoint(x: 10, y: 110))
            path.close()
            (layer.path, layer.lineWidth, layer.fillColor, layer.strokeColor) = (path.cgPath, 2, nil, UIColor.red.cgColor)
        }
        /// Gives a shape a line at y = 10 from 10 to 110.
        @MainActor func line(_ layer: CAShapeLayer, _ width: CGFloat = 2) {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 110, y: 10))
            (layer.path, layer.lineWidth, layer.fillColor, layer.strokeColor) = (path.cgPath, width, nil, UIColor.red.cgColor)
        }
        let red = [255, 0, 0, 255], yellow = [255, 255, 0, 255], clear = [0, 0, 0, 0]
        """

    private static let transition = "as? CATransition"

    static let byListing: [String: String] = [
        "cashapelayer-p1-01": """
        createSquare()
        expect(pixel(layer, 50, 50) == yellow && pixel(layer, 0, 50) == yellow)
        expect(pixel(layer, 50, 0)[1] < 200 && pixel(layer, 99, 50)[1] < 200 && pixel(layer, 50, 99)[1] < 200)
        """,
        "cashapelayer-p1-02": """
        frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        createOval()
        expect((layer.sublayers?.last as? CAShapeLayer)?.path?.boundingBoxOfPath == bounds)
        expect(pixel(layer, 50, 30) == clear && pixel(layer, 50, 0)[0] > 200)
        """,
        "cashapelayer-p1-03": """
        createCircle()
        expect(pixel(layer, 60, 60) == clear && pixel(layer, 60, 0)[0] > 200 && pixel(layer, 119, 60)[0] > 200)
        """,
        "cashapelayer-p2-01": "expect(shapeLayer.strokeColor == UIColor.blue.cgColor)",
        "cashapelayer-p2-02": """
        createSquare()
        expect(pixel(layer, 50, 50) == clear && pixel(layer, 0, 50)[2] > 100 && pixel(layer, 50, 0)[2] > 100)
        """,
        "cashapelayer-p2-03": """
        square(shapeLayer)
        expect(pixel(shapeLayer, 60, 10) == red && pixel(shapeLayer, 110, 60) == red)
        expect(pixel(shapeLayer, 33, 110) == red && pixel(shapeLayer, 27, 110) == clear && pixel(shapeLayer, 10, 60) == clear)
        """,
        "cashapelayer-p2-04": """
        square(shapeLayer)
        expect(pixel(shapeLayer, 60, 10) == clear && pixel(shapeLayer, 110, 27) == clear && pixel(shapeLayer, 110, 33) == red)
        expect(pixel(shapeLayer, 60, 110) == red && pixel(shapeLayer, 10, 60) == red)
        """,
        "cashapelayer-p2-05": """
        let fill = shapeLayer.fillColor
        square(shapeLayer)
        shapeLayer.fillColor = fill
        expect(pixel(shapeLayer, 60, 60) == yellow)
        """,
        "cashapelayer-p2-06": """
        createCircle()
        expect(pixel(layer, 60, 60) == yellow && pixel(layer, 60, 0)[0] > 200 && pixel(layer, 60, 0)[1] < 60)
        """,
        "cashapelayer-p2-07": """
        line(shapeLayer, shapeLayer.lineWidth)
        expect(pixel(shapeLayer, 60, 1) == red && pixel(shapeLayer, 60, 18) == red && pixel(shapeLayer, 60, 21) == clear)
        """,
        "cashapelayer-p2-08": """
        line(shapeLayer, 12)
        expect(shapeLayer.lineCap == .round && pixel(shapeLayer, 5, 10)[3] > 200 && pixel(shapeLayer, 4, 5) == clear)
        shapeLayer.lineCap = .butt
        expect(pixel(shapeLayer, 9, 10) == clear && pixel(shapeLayer, 10, 10) == red)
        shapeLayer.lineCap = .square
        expect(pixel(shapeLayer, 4, 5) == red && pixel(shapeLayer, 3, 10) == clear)
        """,
        "cashapelayer-p2-09": """
        line(shapeLayer)
        for x in 10..<110 { expect(pixel(shapeLayer, x, 10) == ((x - 10) % 20 < 5 ? red : clear)) }
        """,
        "cashapelayer-p2-10": """
        line(shapeLayer)
        for x in 10..<110 {
            let place = (x - 10) % 50
            expect(pixel(shapeLayer, x, 10) == (place < 5 || (15..<30).contains(place) ? red : clear))
        }
        """,
        "cashapelayer-p2-11": """
        for (shape, phase) in [(circleShapeLayer1, 0.0), (circleShapeLayer2, 23.56), (circleShapeLayer3, -23.56)] {
            expect(shape.lineDashPattern == [47.12] && shape.lineDashPhase == CGFloat(phase))
            line(shape)
            expect(pixel(shape, 15, 10) == (phase < 0 ? clear : red) && pixel(shape, 40, 10) == (phase > 0 ? clear : red))
        }
        """,
        "animation-p1-02": """
        expect(animationView.backgroundColor == .purple && animationView.alpha == 1 && animationView.layer.cornerRadius == 50)
        """,
        "animation-p1-03": "expect(imageView.transform == CGAffineTransform(rotationAngle: .pi))",
        "animation-p1-04": "expect(imageView.frame.origin == CGPoint(x: 100, y: 100))",
        "animation-p1-05": """
        expect(imageView.transform == CGAffineTransform(scaleX: 4, y: 4).concatenating(CGAffineTransform(rotationAngle: .pi * 2)))
        expect(imageView.alpha == 1 && imageView.layer.animation(forKey: "transform")?.duration == 2)
        """,
        "animation-p2-01": """
        expect(imageView.transform == CGAffineTransform(translationX: 0, y: 200))
        expect(imageView.layer.animation(forKey: "transform") is CASpringAnimation)
        """,
        "animation-p2-02": "expect(imageView.layer.animation(forKey: \"transform\")?.repeatCount == .infinity)",
        "animation-p2-04": "expect(imageView.transform.ty == 200)",
        "animation-p2-05": """
        let keyframes = imageView.layer.animation(forKey: "transform") as? CAKeyframeAnimation
        expect(keyframes?.duration == 2)
        expect(keyframes?.keyTimes?.map { ($0.doubleValue * 100).rounded() } == [0, 25, 50, 60, 90, 100])
        expect(imageView.transform.a == -1)
        """,
        "animation-p3-01": """
        let change = view.layer.animation(forKey: kCATransition) \(transition)
        expect(animatedView.superview === view && change?.type == .fade && change?.duration == 2 && change?.repeatCount == .infinity)
        """,
        "animation-p3-02": """
        let change = animationView.layer.animation(forKey: kCATransition) \(transition)
        expect(change?.type.rawValue == "oglFlip" && change?.subtype == .fromLeft && change?.repeatCount == .infinity)
        """,
        "animation-p3-03": """
        let change = animationView.layer.animation(forKey: kCATransition) \(transition)
        expect(change?.type.rawValue == "pageCurl" && change?.duration == 1 && animationImage.alpha == 0 && animationImage2.alpha == 1)
        """,
        "animation-p3-04": """
        let change = animationView.layer.animation(forKey: kCATransition) \(transition)
        expect(change?.type == .fade && change?.duration == 4 && animationImage.alpha == 1)
        """,
        "animation-p3-05": """
        let change = animationView.layer.animation(forKey: kCATransition) \(transition)
        expect(change?.type.rawValue == "oglFlip" && change?.subtype == .fromBottom && animationImage2.superview == nil)
        """,
    ]
}
