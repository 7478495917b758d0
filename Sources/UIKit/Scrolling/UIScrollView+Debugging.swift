extension UIScrollView: ScrollDescribing {
    var describedScrolling: [String] {
        let inset = adjustedContentInset
        let edges = [inset.top, inset.left, inset.bottom, inset.right].map(\.shortText).joined(separator: ", ")
        return [
            "contentOffset: {\(contentOffset.x.shortText), \(contentOffset.y.shortText)}",
            "contentSize: {\(contentSize.width.shortText), \(contentSize.height.shortText)}", "adjustedContentInset: {\(edges)}",
        ]
    }
}
