import Foundation
import QuartzCore

extension UIImageView {
    /// Where the picture is, which people may have moved, turned and made larger.
    func encodeGeometry(with coder: NSCoder) {
        coder.encode(NSString(string: NSCoder.string(for: bounds)), forKey: "UIImageView.bounds")
        coder.encode(NSString(string: NSCoder.string(for: center)), forKey: "UIImageView.center")
        coder.encode(NSString(string: NSCoder.string(for: transform)), forKey: "UIImageView.transform")
        coder.encode(NSString(string: NSCoder.string(for: layer.anchorPoint)), forKey: "UIImageView.anchorPoint")
    }

    func decodeGeometry(with coder: NSCoder) {
        func text(_ key: String) -> String? { coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? String : nil }
        if let text = text("UIImageView.anchorPoint") { layer.anchorPoint = NSCoder.cgPoint(for: text) }
        if let text = text("UIImageView.transform") { transform = NSCoder.cgAffineTransform(for: text) }
        if let text = text("UIImageView.bounds") { bounds = NSCoder.cgRect(for: text) }
        if let text = text("UIImageView.center") { center = NSCoder.cgPoint(for: text) }
    }
}
