import Foundation

extension UIColor {
    private static func grey(_ white: CGFloat, _ alpha: CGFloat = 1) -> UIColor { UIColor(white: white, alpha: alpha) }
    private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: 1)
    }

    private static let blackColor = grey(0)
    private static let darkGrayColor = grey(1.0 / 3)
    private static let lightGrayColor = grey(2.0 / 3)
    private static let whiteColor = grey(1)
    private static let grayColor = grey(0.5)
    private static let clearColor = grey(0, 0)
    private static let redColor = rgb(1, 0, 0)
    private static let greenColor = rgb(0, 1, 0)
    private static let blueColor = rgb(0, 0, 1)
    private static let cyanColor = rgb(0, 1, 1)
    private static let yellowColor = rgb(1, 1, 0)
    private static let magentaColor = rgb(1, 0, 1)
    private static let orangeColor = rgb(1, 0.5, 0)
    private static let purpleColor = rgb(0.5, 0, 0.5)
    private static let brownColor = rgb(0.6, 0.4, 0.2)
    private static let lightTextColor = grey(1, 0.6)
    private static let darkTextColor = grey(0)

    /// Black.
    public class var black: UIColor { blackColor }
    /// A grey of one third.
    public class var darkGray: UIColor { darkGrayColor }
    /// A grey of two thirds.
    public class var lightGray: UIColor { lightGrayColor }
    /// White.
    public class var white: UIColor { whiteColor }
    /// A grey of one half.
    public class var gray: UIColor { grayColor }
    /// Transparent black.
    public class var clear: UIColor { clearColor }
    /// Pure red.
    public class var red: UIColor { redColor }
    /// Pure green.
    public class var green: UIColor { greenColor }
    /// Pure blue.
    public class var blue: UIColor { blueColor }
    /// Green and blue.
    public class var cyan: UIColor { cyanColor }
    /// Red and green.
    public class var yellow: UIColor { yellowColor }
    /// Red and blue.
    public class var magenta: UIColor { magentaColor }
    /// Red and half of green.
    public class var orange: UIColor { orangeColor }
    /// Half of red and of blue.
    public class var purple: UIColor { purpleColor }
    /// Brown.
    public class var brown: UIColor { brownColor }
    /// For text on dark backgrounds, whatever the appearance.
    public class var lightText: UIColor { lightTextColor }
    /// For text on light backgrounds, whatever the appearance.
    public class var darkText: UIColor { darkTextColor }
}
