import Foundation
import UIKit

/// The bubble over an annotation that is selected.
final class CalloutView: UIView {
    private(set) weak var annotationView: MKAnnotationView?
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private static let tip: CGFloat = 10
    private static let padding: CGFloat = 12
    private var isRight = false

    /// Called when a control in it is touched.
    var onControl: (MKAnnotationView, UIControl) -> Void = { _, _ in }
    private var controls: [UIControl] = []

    init(for view: MKAnnotationView) {
        annotationView = view
        super.init(frame: .zero)
        backgroundColor = .clear
        isOpaque = false
        titleLabel.font = .systemFont(ofSize: 17)
        subtitleLabel.font = .systemFont(ofSize: 12)
        subtitleLabel.textColor = .secondaryLabel
        addSubview(titleLabel)
        addSubview(subtitleLabel)
        update()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes over what the annotation and its view say.
    func update() {
        guard let view = annotationView, let annotation = view.annotation else { return }
        titleLabel.text = OptionalRequirement.call { annotation.title } ?? nil
        subtitleLabel.text = view.detailCalloutAccessoryView == nil ? OptionalRequirement.call { annotation.subtitle } ?? nil : nil
        for other in subviews where other !== titleLabel && other !== subtitleLabel { other.removeFromSuperview() }
        for control in controls { control.removeTarget(self, action: nil, for: .touchUpInside) }
        controls = []
        let accessories = [view.leftCalloutAccessoryView, view.detailCalloutAccessoryView, view.rightCalloutAccessoryView]
        for case let accessory? in accessories {
            if accessory.bounds.isEmpty { accessory.sizeToFit() }
            addSubview(accessory)
            if let control = accessory as? UIControl, accessory !== view.detailCalloutAccessoryView {
                controls.append(control)
                control.addAction(
                    UIAction(identifier: Self.action) { [weak self, weak control] _ in
                        guard let self, let control, let view = self.annotationView else { return }
                        self.onControl(view, control)
                    }, for: .touchUpInside)
            }
        }
        layOut(view)
        setNeedsDisplay()
    }

    private static let action = UIAction.Identifier("SampanCalloutAccessory")

    private func layOut(_ view: MKAnnotationView) {
        let most: CGFloat = 220
        let title = titleLabel.sizeThatFits(CGSize(width: most, height: 40))
        let detail = view.detailCalloutAccessoryView?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let below =
            detail.map {
                CGSize(
                    width: max($0.width, view.detailCalloutAccessoryView?.bounds.width ?? 0),
                    height: max($0.height, view.detailCalloutAccessoryView?.bounds.height ?? 0))
            }
            ?? (subtitleLabel.text?.isEmpty == false ? subtitleLabel.sizeThatFits(CGSize(width: most, height: 40)) : .zero)
        let left = view.leftCalloutAccessoryView?.bounds.size ?? .zero
        let right = view.rightCalloutAccessoryView?.bounds.size ?? .zero
        let middle = min(max(title.width, below.width), most)
        let height = max(title.height + below.height, left.height, right.height) + 2 * Self.padding
        let x = Self.padding + (left.width > 0 ? left.width + 8 : 0)
        let width = x + middle + Self.padding + (right.width > 0 ? right.width + 8 : 0)
        bounds.size = CGSize(width: width, height: height + Self.tip)
        let top = (height - title.height - below.height) / 2
        titleLabel.frame = CGRect(x: x, y: top, width: middle, height: title.height)
        let detailFrame = CGRect(x: x, y: top + title.height, width: middle, height: below.height)
        subtitleLabel.frame = detailFrame
        view.detailCalloutAccessoryView?.frame = detailFrame
        view.leftCalloutAccessoryView?.center = CGPoint(x: Self.padding + left.width / 2, y: height / 2)
        view.rightCalloutAccessoryView?.center = CGPoint(x: width - Self.padding - right.width / 2, y: height / 2)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let body = CGRect(x: 0.5, y: 0.5, width: bounds.width - 1, height: bounds.height - Self.tip - 1)
        context.setFillColor(UIColor.secondarySystemGroupedBackground.cgColor)
        context.addPath(UIBezierPath(roundedRect: body, cornerRadius: 12).cgPath)
        context.fillPath()
        context.move(to: CGPoint(x: tipX - 9, y: body.maxY - 0.5))
        context.addLine(to: CGPoint(x: tipX, y: bounds.height))
        context.addLine(to: CGPoint(x: tipX + 9, y: body.maxY - 0.5))
        context.fillPath()
    }

    private var tipX: CGFloat = 0

    /// Points at a place of the map, within its edges as far as the tip allows.
    func point(at place: CGPoint, within bounds: CGRect) {
        let size = self.bounds.size
        let x = min(max(place.x - size.width / 2, bounds.minX + 4), max(bounds.maxX - size.width - 4, bounds.minX + 4))
        let tip = min(max(place.x - x, 18), size.width - 18)
        if tip != tipX {
            tipX = tip
            setNeedsDisplay()
        }
        frame.origin = CGPoint(x: place.x - tip, y: place.y - size.height)
    }
}
