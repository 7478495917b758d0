import CoreGraphics

extension SKNode {
    /// A size in the node's points as it is in the parent's.
    func scaled(_ size: CGSize) -> CGSize { CGSize(width: size.width * abs(xScale), height: size.height * abs(yScale)) }

    /// A size in the parent's points as it is in the node's; where the node's scale is 0, as it would be without a scale.
    func unscaled(_ size: CGSize) -> CGSize {
        CGSize(
            width: xScale == 0 ? size.width : size.width / abs(xScale), height: yScale == 0 ? size.height : size.height / abs(yScale))
    }
}
