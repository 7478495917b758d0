import UIKit

extension GraphicsContext {
    /// What something is drawn with. See https://developer.apple.com/documentation/swiftui/graphicscontext/shading.
    public struct Shading {
        enum Kind {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case image(Image, CGPoint, CGFloat)
        }
        let kind: Kind

        /// The foreground's style.
        public static var foreground: Shading { Shading(kind: .style(AnyShapeStyle(ForegroundStyle()))) }
        /// The background's style.
        public static var backdrop: Shading { Shading(kind: .style(AnyShapeStyle(BackgroundStyle()))) }
        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }
        /// A colour of its parts.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
        /// A grey.
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        /// A gradient along a line.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }
        /// A gradient around a point.
        public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }
        /// A gradient around a point, of angles.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }
        /// An image, again and again.
        public static func tiledImage(_ image: Image, origin: CGPoint = .zero, scale: CGFloat = 1) -> Shading {
            Shading(kind: .image(image, origin, scale))
        }

        /// The colour, if it is one; of a gradient the first.
        func color(_ environment: EnvironmentValues) -> UIColor? {
            switch kind {
            case .style(let style): style.paint(in: environment).color
            case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .conic(let gradient, _, _):
                gradient.stops.first?.color.uiColor(in: environment)
            case .image: nil
            }
        }

        /// Fills a path.
        func fill(_ path: CGPath, _ rule: CGPathFillRule, _ context: CGContext, _ environment: EnvironmentValues) {
            let box = path.boundingBoxOfPath
            if case .style(let style) = kind {
                let paint = style.paint(in: environment)
                if case .gradient(let gradient) = paint { return fill(path, rule, context) { gradient.draw(box, context) } }
                context.setFillColor((paint.color ?? .label).cgColor)
                context.addPath(path)
                return context.fillPath(using: rule)
            }
            fill(path, rule, context) {
                switch kind {
                case .style: break
                case .linear(let gradient, let start, let end):
                    context.drawLinearGradient(gradient.coreGraphics(environment), start: start, end: end, options: .all)
                case .radial(let gradient, let center, let inner, let outer):
                    context.drawRadialGradient(
                        gradient.coreGraphics(environment), startCenter: center, startRadius: inner, endCenter: center, endRadius: outer,
                        options: .all)
                case .conic(let gradient, let center, let angle):
                    context.drawConicGradient(gradient.coreGraphics(environment), center: center, angle: angle.radians)
                case .image(let image, let origin, let scale): tile(image, origin, scale, box, environment)
                }
            }
        }

        private func fill(_ path: CGPath, _ rule: CGPathFillRule, _ context: CGContext, _ paint: () -> Void) {
            context.saveGState()
            context.addPath(path)
            context.clip(using: rule)
            paint()
            context.restoreGState()
        }

        private func tile(_ image: Image, _ origin: CGPoint, _ scale: CGFloat, _ box: CGRect, _ environment: EnvironmentValues) {
            guard let picture = image.uiImage(in: environment), picture.size.width > 0, picture.size.height > 0, scale > 0 else { return }
            let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
            var y = origin.y + ((box.minY - origin.y) / size.height).rounded(.down) * size.height
            while y < box.maxY {
                var x = origin.x + ((box.minX - origin.x) / size.width).rounded(.down) * size.width
                while x < box.maxX {
                    picture.draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
                    x += size.width
                }
                y += size.height
            }
        }
    }
}

extension CGGradientDrawingOptions {
    fileprivate static let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
}

extension Gradient {
    fileprivate func coreGraphics(_ environment: EnvironmentValues) -> CGGradient {
        GradientPaint(stops: stops.map { ($0.color.uiColor(in: environment), $0.location) }, form: .linear(.top, .bottom)).coreGraphics
    }
}

extension GradientPaint {
    fileprivate var coreGraphics: CGGradient {
        let shown = stops.isEmpty ? [(UIColor.clear, 0)] : stops
        return CGGradient(colors: shown.map { $0.0.cgColor.paintComponents }, locations: shown.map(\.1))
    }

    /// Draws the gradient of a rectangle.
    fileprivate func draw(_ rect: CGRect, _ context: CGContext) {
        switch form {
        case .linear(let start, let end):
            context.drawLinearGradient(coreGraphics, start: start.point(in: rect), end: end.point(in: rect), options: .all)
        case .radial(let center, let inner, let outer):
            let point = center.point(in: rect)
            context.drawRadialGradient(
                coreGraphics, startCenter: point, startRadius: inner, endCenter: point, endRadius: outer, options: .all)
        case .elliptical(let center, let inner, let outer):
            guard rect.width > 0, rect.height > 0 else { return }
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width, y: rect.height)
            let point = CGPoint(x: center.x, y: center.y)
            context.drawRadialGradient(
                coreGraphics, startCenter: point, startRadius: inner, endCenter: point, endRadius: outer, options: .all)
        case .angular(let center, let start, let end):
            var turn = self
            turn.stops = stops.map { ($0.0, $0.1 * (end - start).radians / (2 * .pi)) }
            context.drawConicGradient(turn.coreGraphics, center: center.point(in: rect), angle: start.radians)
        }
    }
}

extension LayerFilter {
    static let inverted = LayerFilter.color(.inverted)
    static func multiplied(_ color: UIColor) -> LayerFilter {
        let c = Color.Components(color)
        return .color(
            ColorMatrix(
                red: [Float(c.red), 0, 0, 0], green: [0, Float(c.green), 0, 0], blue: [0, 0, Float(c.blue), 0],
                alpha: [0, 0, 0, Float(c.alpha)]))
    }
}
