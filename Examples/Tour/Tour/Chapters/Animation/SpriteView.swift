import UIKit

/// A picture of our own for things that move: a boat.
class SpriteView: UIImageView {
    convenience init(size: CGFloat) {
        self.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
        image = SpriteView.boat
        contentMode = .scaleAspectFit
    }

    private static let boat = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 120)).image { _ in
        UIColor(named: "Cold")?.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 120, height: 120), cornerRadius: 26).fill()
        UIColor.white.setFill()
        let sail = UIBezierPath()
        sail.move(to: CGPoint(x: 57, y: 20))
        sail.addQuadCurve(to: CGPoint(x: 96, y: 74), controlPoint: CGPoint(x: 92, y: 44))
        sail.addLine(to: CGPoint(x: 57, y: 74))
        sail.close()
        sail.move(to: CGPoint(x: 50, y: 34))
        sail.addLine(to: CGPoint(x: 50, y: 74))
        sail.addLine(to: CGPoint(x: 26, y: 74))
        sail.close()
        sail.fill()
        UIColor(named: "Warm")?.setFill()
        let hull = UIBezierPath()
        hull.move(to: CGPoint(x: 18, y: 82))
        hull.addLine(to: CGPoint(x: 102, y: 82))
        hull.addQuadCurve(to: CGPoint(x: 80, y: 102), controlPoint: CGPoint(x: 96, y: 100))
        hull.addLine(to: CGPoint(x: 42, y: 102))
        hull.addQuadCurve(to: CGPoint(x: 18, y: 82), controlPoint: CGPoint(x: 26, y: 100))
        hull.fill()
    }
}

/// A view that puts one other in its middle, or at its left side.
class StageView: UIView {
    private let actor: UIView
    private let isLeft: Bool

    init(_ actor: UIView, isLeft: Bool = false) {
        (self.actor, self.isLeft) = (actor, isLeft)
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(actor)
    }

    required init?(coder: NSCoder) { fatalError("stages are made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        actor.center = CGPoint(x: isLeft ? actor.bounds.width / 2 + 4 : bounds.midX, y: bounds.midY)
    }
}
