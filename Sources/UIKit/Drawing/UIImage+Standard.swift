import Foundation

extension UIImage {
    /// A plus in a circle, as a system image.
    public class var add: UIImage { standard("plus.circle") }
    /// A minus in a circle, as a system image.
    public class var remove: UIImage { standard("minus.circle") }
    /// A cross in a circle, as a system image.
    public class var close: UIImage { standard("xmark.circle") }
    /// Three dots in a circle, for more that can be done, as a system image.
    public class var actions: UIImage { standard("ellipsis.circle") }
    /// A check mark, as a system image.
    public class var checkmark: UIImage { standard("checkmark") }
    /// A check mark in a circle, as a system image.
    public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

    private static func standard(_ name: String) -> UIImage {
        guard let image = UIImage(systemName: name) else { preconditionFailure("there is no system image \"\(name)\"") }
        return image
    }
}
