import QuartzCore

// Text layers take fonts, colours and paragraph styles of UIKit's.
extension UIFont: FontFaceHolder {}
extension UIColor: ColorHolder {}
extension NSParagraphStyle: ParagraphStyleHolder {}
