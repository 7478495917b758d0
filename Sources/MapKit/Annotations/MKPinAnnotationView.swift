import CoreLocation
import Foundation
import UIKit

/// The colours that pins had before iOS 9. See https://developer.apple.com/documentation/mapkit/mkpinannotationcolor.
public enum MKPinAnnotationColor: UInt, Sendable {
    case red, green, purple
}

/// A pin. See https://developer.apple.com/documentation/mapkit/mkpinannotationview.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    private static let size = CGSize(width: 32, height: 39)

    /// A red pin.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = Self.size
        // The pin's point is at the place.
        centerOffset = CGPoint(x: 8, y: -16)
        calloutOffset = CGPoint(x: -8, y: 0)
    }

    /// A pin from an Interface Builder document, which does not know pins.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The red of pins.
    open class func redPinColor() -> UIColor { UIColor(red: 0.92, green: 0.2, blue: 0.18, alpha: 1) }
    /// The green of pins.
    open class func greenPinColor() -> UIColor { UIColor(red: 0.2, green: 0.76, blue: 0.3, alpha: 1) }
    /// The violet of pins.
    open class func purplePinColor() -> UIColor { UIColor(red: 0.67, green: 0.3, blue: 0.85, alpha: 1) }

    /// The colour of the pin's head; red from the start.
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }
    /// Whether the pin falls on the map when it is added.
    open var animatesDrop = false
    /// The colour of the pin's head, as before iOS 9.
    open var pinColor: MKPinAnnotationColor = .red {
        didSet {
            switch pinColor {
            case .red: pinTintColor = Self.redPinColor()
            case .green: pinTintColor = Self.greenPinColor()
            case .purple: pinTintColor = Self.purplePinColor()
            }
        }
    }

    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return }
        let foot = CGPoint(x: 8, y: 35.5)
        context.setFillColor(UIColor.black.withAlphaComponent(0.2).cgColor)
        context.fillEllipse(in: CGRect(x: foot.x - 5, y: foot.y - 1.5, width: 10, height: 3))
        context.setStrokeColor(UIColor(white: 0.45, alpha: 1).cgColor)
        context.setLineWidth(1.5)
        context.move(to: CGPoint(x: 8, y: 14))
        context.addLine(to: foot)
        context.strokePath()
        let head = CGRect(x: 1, y: 1, width: 14, height: 14)
        context.setFillColor((pinTintColor ?? Self.redPinColor()).cgColor)
        context.fillEllipse(in: head)
        context.setFillColor(UIColor.white.withAlphaComponent(0.6).cgColor)
        context.fillEllipse(in: CGRect(x: 4, y: 4, width: 4, height: 4))
    }

    /// Lets the pin fall, as it is added.
    override func animateAddition() {
        guard animatesDrop, window != nil else { return }
        transform = CGAffineTransform(translationX: 0, y: -300)
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn, animations: { self.transform = .identity })
    }
}
