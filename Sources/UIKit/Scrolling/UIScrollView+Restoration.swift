import Foundation

extension UIScrollView {
    /// How far the content is scrolled and zoomed.
    func encodeScrolling(with coder: NSCoder) {
        coder.encode(Double(zoomScale), forKey: "UIScrollView.zoomScale")
        coder.encode(NSString(string: NSCoder.string(for: contentInset)), forKey: "UIScrollView.contentInset")
        coder.encode(NSString(string: NSCoder.string(for: contentOffset)), forKey: "UIScrollView.contentOffset")
    }

    func decodeScrolling(with coder: NSCoder) {
        guard coder.containsValue(forKey: "UIScrollView.zoomScale"), coder.containsValue(forKey: "UIScrollView.contentOffset") else {
            return
        }
        // The content has its size when it is laid out.
        layoutIfNeeded()
        if let inset = coder.decodeObject(forKey: "UIScrollView.contentInset") as? String {
            contentInset = NSCoder.uiEdgeInsets(for: inset)
        }
        let scale = CGFloat(coder.decodeDouble(forKey: "UIScrollView.zoomScale"))
        if scale > 0, scale != zoomScale { zoomScale = scale }
        if let offset = coder.decodeObject(forKey: "UIScrollView.contentOffset") as? String {
            contentOffset = NSCoder.cgPoint(for: offset)
        }
    }
}
