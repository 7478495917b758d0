import UIKit

/// Pictures of our own: the articles' are not there.
extension UIImage {
    /// The upper half red, the lower blue.
    static var twoHalves: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            UIColor.red.setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            UIColor.blue.setFill()
            renderer.fill(CGRect(x: 0, y: 20, width: 40, height: 20))
        }
    }

    static func filled(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            color.setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
    }
}

extension UIViewController {
    /// Puts an image view with two halves at a place.
    func place(_ imageView: UIImageView, _ frame: CGRect) {
        imageView.image = .twoHalves
        imageView.frame = frame
        view.addSubview(imageView)
    }
}

// MARK: Part 1

extension Listing_animation_p1_01: Screen {
    func tell() { print("animation-p1-01 ran") }
}

extension Listing_animation_p1_02: Screen {
    func prepare() {
        animationView.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        animationView.backgroundColor = .white
        animationView.alpha = 0.5
        view.addSubview(animationView)
    }
}

extension Listing_animation_p1_03: Screen {
    var tracked: UIView? { imageView }
    func prepare() { place(imageView, CGRect(x: 100, y: 200, width: 80, height: 80)) }
}

extension Listing_animation_p1_04: Screen {
    var tracked: UIView? { imageView }
    func prepare() { place(imageView, CGRect(x: 20, y: 300, width: 80, height: 80)) }
}

extension Listing_animation_p1_05: Screen {
    var tracked: UIView? { imageView }
    func prepare() {
        place(imageView, CGRect(x: 160, y: 300, width: 60, height: 60))
        imageView.alpha = 0.5
    }
}

// MARK: Part 2

extension Listing_animation_p2_01: Screen {
    var tracked: UIView? { imageView }
    func prepare() { place(imageView, CGRect(x: 100, y: 100, width: 80, height: 80)) }
}

extension Listing_animation_p2_02: Screen {
    var tracked: UIView? { imageView }
    func prepare() { place(imageView, CGRect(x: 100, y: 100, width: 80, height: 80)) }
}

extension Listing_animation_p2_02_repeat: Screen {
    var tracked: UIView? { imageView }
    func prepare() { place(imageView, CGRect(x: 100, y: 100, width: 80, height: 80)) }
}

extension Listing_animation_p2_02_autoreverse: Screen {
    var tracked: UIView? { imageView }
    func prepare() { place(imageView, CGRect(x: 100, y: 100, width: 80, height: 80)) }
}

extension Listing_animation_p2_03: Screen {
    func tell() { print("animation-p2-03 ran") }
}

extension Listing_animation_p2_04: Screen {
    var tracked: UIView? { imageView }
    func prepare() { place(imageView, CGRect(x: 100, y: 100, width: 80, height: 80)) }
}

extension Listing_animation_p2_05: Screen {
    var tracked: UIView? { imageView }
    func prepare() { place(imageView, CGRect(x: 200, y: 250, width: 80, height: 80)) }
}

// MARK: Part 3

extension UIViewController {
    /// Puts a blue picture before a red one into a view at (100, 200); `front` is what is seen first.
    func place(_ container: UIView, red: UIImageView, blue: UIImageView, redAlpha: CGFloat, blueAlpha: CGFloat) {
        container.frame = CGRect(x: 100, y: 200, width: 160, height: 160)
        for (picture, color, alpha) in [(blue, UIColor.blue, blueAlpha), (red, UIColor.red, redAlpha)] {
            picture.image = .filled(color)
            picture.frame = container.bounds
            picture.alpha = alpha
            container.addSubview(picture)
        }
        view.addSubview(container)
    }
}

extension Listing_animation_p3_01: Screen {
    func prepare() {
        animatedView.frame = CGRect(x: 100, y: 200, width: 160, height: 160)
        animatedView.backgroundColor = .blue
    }
    func tell() { print("added:", animatedView.superview === view) }
}

extension Listing_animation_p3_02: Screen {
    func prepare() { place(animationView, red: animationImage, blue: animationImage2, redAlpha: 0, blueAlpha: 1) }
    func tell() { print("removed:", animationImage.superview == nil) }
}

extension Listing_animation_p3_03: Screen {
    func prepare() { place(animationView, red: animationImage, blue: animationImage2, redAlpha: 1, blueAlpha: 0) }
    func tell() { print("removed:", animationImage.superview == nil) }
}

extension Listing_animation_p3_04: Screen {
    func prepare() { place(animationView, red: animationImage, blue: animationImage2, redAlpha: 0, blueAlpha: 1) }
}

extension Listing_animation_p3_05: Screen {
    func prepare() { place(animationView, red: animationImage, blue: animationImage2, redAlpha: 0, blueAlpha: 1) }
    func tell() { print("removed:", animationImage2.superview == nil) }
}
