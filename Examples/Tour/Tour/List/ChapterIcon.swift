import UIKit

/// The chapters' icons: 28 points square, in the tint colour.
enum ChapterIcon {
    private static func icon(_ draw: () -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
            UIColor.black.set()
            draw()
        }.withRenderingMode(.alwaysTemplate)
    }

    private static func line(_ points: [CGPoint], width: CGFloat = 2.5, cap: CGLineCap = .round, dashes: [CGFloat] = []) {
        let path = UIBezierPath()
        path.lineWidth = width
        path.lineCapStyle = cap
        path.lineJoinStyle = .round
        if !dashes.isEmpty { path.setLineDash(dashes, count: dashes.count, phase: 0) }
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.stroke()
    }

    private static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
        let path = UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: 3)
        path.lineWidth = 2.5
        return path
    }

    static let curve = icon {
        let path = UIBezierPath()
        path.lineWidth = 2.5
        path.lineCapStyle = .round
        path.move(to: CGPoint(x: 3, y: 20))
        path.addCurve(to: CGPoint(x: 25, y: 8), controlPoint1: CGPoint(x: 9, y: -4), controlPoint2: CGPoint(x: 18, y: 32))
        path.stroke()
    }
    static let figures = icon {
        box(3, 11, 14, 14).stroke()
        let circle = UIBezierPath(ovalIn: CGRect(x: 12, y: 3, width: 13, height: 13))
        circle.fill()
    }
    static let layers = icon {
        box(3, 3, 15, 15).stroke()
        box(10, 10, 15, 15).fill()
    }
    static let stroke = icon {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 14, y: 14), radius: 10.5, startAngle: -.pi / 2, endAngle: .pi, clockwise: true)
        path.lineWidth = 3.5
        path.lineCapStyle = .round
        path.stroke()
    }
    static let caps = icon {
        line([CGPoint(x: 5, y: 8), CGPoint(x: 23, y: 8)], width: 7, cap: .round)
        line([CGPoint(x: 5, y: 20), CGPoint(x: 23, y: 20)], width: 7, cap: .butt)
    }
    static let dashes = icon {
        line([CGPoint(x: 2, y: 8), CGPoint(x: 26, y: 8)], width: 3, cap: .butt, dashes: [3, 4])
        line([CGPoint(x: 2, y: 14), CGPoint(x: 26, y: 14)], width: 3, cap: .butt, dashes: [8, 4])
        line([CGPoint(x: 2, y: 20), CGPoint(x: 26, y: 20)], width: 3, cap: .butt, dashes: [3, 3, 9, 3])
    }
    static let constraints = icon {
        box(9, 9, 10, 10).fill()
        line([CGPoint(x: 2, y: 3), CGPoint(x: 2, y: 25)])
        line([CGPoint(x: 26, y: 3), CGPoint(x: 26, y: 25)])
        line([CGPoint(x: 3, y: 14), CGPoint(x: 8, y: 14)], width: 2, cap: .butt)
        line([CGPoint(x: 20, y: 14), CGPoint(x: 25, y: 14)], width: 2, cap: .butt)
    }
    static let stack = icon {
        box(3, 3, 22, 5).fill()
        box(3, 11.5, 22, 5).fill()
        box(3, 20, 22, 5).fill()
    }

    static let languages = icon {
        box(2, 2, 15, 15).stroke()
        box(11, 11, 15, 15).fill()
        line([CGPoint(x: 6, y: 7), CGPoint(x: 13, y: 7)])
        line([CGPoint(x: 9.5, y: 7), CGPoint(x: 9.5, y: 13)])
    }

    static let callbacks = icon {
        for y in [5, 14, 23] as [CGFloat] {
            box(3, y - 2, 4, 4).fill()
            line([CGPoint(x: 12, y: y), CGPoint(x: 25, y: y)])
        }
    }
    static let windows = icon {
        box(2, 6, 15, 17).stroke()
        box(13, 3, 13, 13).fill()
    }
    static let note = icon {
        box(5, 2, 18, 24).stroke()
        for y in [8, 14, 20] as [CGFloat] { line([CGPoint(x: 9, y: y), CGPoint(x: 19, y: y)], width: 2) }
    }
    static let notification = icon {
        let bell = UIBezierPath()
        bell.move(to: CGPoint(x: 4, y: 21))
        bell.addCurve(to: CGPoint(x: 14, y: 3), controlPoint1: CGPoint(x: 10, y: 17), controlPoint2: CGPoint(x: 4, y: 3))
        bell.addCurve(to: CGPoint(x: 24, y: 21), controlPoint1: CGPoint(x: 24, y: 3), controlPoint2: CGPoint(x: 18, y: 17))
        bell.close()
        bell.lineWidth = 2.5
        bell.lineJoinStyle = .round
        bell.stroke()
        box(11, 22, 6, 4).fill()
    }

    static func number(_ number: Int) -> UIImage {
        icon {
            let circle = UIBezierPath(ovalIn: CGRect(x: 2.5, y: 2.5, width: 23, height: 23))
            circle.lineWidth = 2.5
            circle.stroke()
            let text = NSAttributedString(
                string: "\(number)", attributes: [.font: UIFont.systemFont(ofSize: 14, weight: .bold), .foregroundColor: UIColor.black])
            let size = text.size()
            text.draw(at: CGPoint(x: 14 - size.width / 2, y: 14 - size.height / 2))
        }
    }
}
