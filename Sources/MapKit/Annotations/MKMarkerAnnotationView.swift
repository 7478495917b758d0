import CoreLocation
import Foundation
import UIKit

/// A balloon with a sign in it. See https://developer.apple.com/documentation/mapkit/mkmarkerannotationview.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    private static let size = CGSize(width: 28, height: 28)
    private let balloon = BalloonView()
    private let glyph = UILabel()
    private let picture = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()

    /// A red balloon.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = Self.size
        centerOffset = CGPoint(x: 0, y: -Self.size.height / 2)
        clipsToBounds = false
        for view in [balloon, picture, glyph, titleLabel, subtitleLabel] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        glyph.textAlignment = .center
        glyph.font = .systemFont(ofSize: 14, weight: .semibold)
        picture.contentMode = .scaleAspectFit
        for (label, size) in [(titleLabel, 11.0), (subtitleLabel, 10.0)] {
            label.font = .systemFont(ofSize: size, weight: .semibold)
            label.textAlignment = .center
            label.numberOfLines = 2
        }
        update()
    }

    /// A balloon from an Interface Builder document, which does not know balloons.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What it shows.
    open override var annotation: (any MKAnnotation)? { didSet { update() } }
    /// The colour of the balloon; `nil` for red.
    open var markerTintColor: UIColor? { didSet { update() } }
    /// The colour of the sign; `nil` for white.
    open var glyphTintColor: UIColor? { didSet { update() } }
    /// The sign as a text of a character or two.
    open var glyphText: String? { didSet { update() } }
    /// The sign as a picture.
    open var glyphImage: UIImage? { didSet { update() } }
    /// The sign while it is selected.
    open var selectedGlyphImage: UIImage? { didSet { update() } }
    /// Whether it grows from its tip when it is added.
    open var animatesWhenAdded = false
    /// Whether the title stands below it.
    open var titleVisibility: MKFeatureVisibility = .adaptive { didSet { update() } }
    /// Whether the subtitle stands below it; while it is selected unless that is said.
    open var subtitleVisibility: MKFeatureVisibility = .adaptive { didSet { update() } }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        let change = {
            // The tip of the balloon stays at its place.
            self.balloon.transform =
                selected ? CGAffineTransform(translationX: 0, y: -Self.size.height / 2).scaledBy(x: 2, y: 2) : .identity
            self.update()
        }
        if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    }

    override func animateAddition() {
        guard animatesWhenAdded, window != nil else { return }
        // The tip stays at its place.
        transform = CGAffineTransform(translationX: 0, y: bounds.height / 2).scaledBy(x: 0.01, y: 0.01)
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) { self.transform = .identity }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        (clusteringIdentifier, displayPriority) = (nil, .required)
    }

    private func update() {
        let size = Self.size
        balloon.color = markerTintColor ?? UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
        balloon.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height + 6)
        balloon.center = CGPoint(x: size.width / 2, y: (size.height + 6) / 2 - 6)
        let color = glyphTintColor ?? .white
        let middle = CGPoint(x: size.width / 2, y: isSelected ? -size.height / 2 - 6 : size.height / 2 - 6)
        let shown = (isSelected ? selectedGlyphImage : nil) ?? glyphImage
        picture.image = glyphText == nil ? (shown ?? UIImage(systemName: "mappin"))?.withRenderingMode(.alwaysTemplate) : nil
        picture.tintColor = color
        picture.bounds.size = isSelected ? CGSize(width: 32, height: 32) : CGSize(width: 16, height: 16)
        picture.center = middle
        glyph.text = glyphText
        glyph.textColor = color
        glyph.bounds.size = CGSize(width: 60, height: 24)
        glyph.center = middle
        layOutTitles()
    }

    private func layOutTitles() {
        let title = annotation.flatMap { annotation in OptionalRequirement.call { annotation.title } ?? nil }
        let subtitle = annotation.flatMap { annotation in OptionalRequirement.call { annotation.subtitle } ?? nil }
        let hasCallout = canShowCallout && isSelected
        titleLabel.isHidden = titleVisibility == .hidden || hasCallout || (title ?? "").isEmpty
        subtitleLabel.isHidden =
            subtitleVisibility == .hidden || hasCallout || (subtitle ?? "").isEmpty || (subtitleVisibility == .adaptive && !isSelected)
        (titleLabel.text, subtitleLabel.text) = (title, subtitle)
        var top = Self.size.height + 1
        for label in [titleLabel, subtitleLabel] where !label.isHidden {
            let size = label.sizeThatFits(CGSize(width: 110, height: 60))
            label.frame = CGRect(x: (Self.size.width - size.width) / 2, y: top, width: size.width, height: size.height)
            top += size.height
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTitles()
    }
}

/// A round balloon with a tip at its foot.
final class BalloonView: UIView {
    var color = UIColor.red { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let diameter = min(bounds.width, bounds.height) - 2
        let circle = CGRect(x: (bounds.width - diameter) / 2, y: 1, width: diameter, height: diameter)
        let tip = CGMutablePath()
        tip.move(to: CGPoint(x: circle.midX - 5, y: circle.maxY - 2.5))
        tip.addLine(to: CGPoint(x: circle.midX, y: bounds.height - 1))
        tip.addLine(to: CGPoint(x: circle.midX + 5, y: circle.maxY - 2.5))
        tip.closeSubpath()
        context.setFillColor(color.cgColor)
        context.addPath(tip)
        context.fillPath()
        context.fillEllipse(in: circle)
    }
}
