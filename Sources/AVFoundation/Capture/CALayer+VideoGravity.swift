import CoreGraphics
import QuartzCore

extension CALayer {
    /// Fits the layer's contents, a picture of a size, into its bounds. What does not fit is cut off: contents would reach beyond the bounds.
    func fitContents(_ size: CGSize, _ gravity: AVLayerVideoGravity) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contentsGravity = gravity == .resizeAspect ? .resizeAspect : .resize
        let frame = VideoGeometry.frame(of: size, in: bounds, gravity)
        if gravity == .resizeAspectFill, frame.width > 0, frame.height > 0 {
            contentsRect = CGRect(
                x: (bounds.minX - frame.minX) / frame.width, y: (bounds.minY - frame.minY) / frame.height,
                width: bounds.width / frame.width, height: bounds.height / frame.height)
        } else {
            contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        CATransaction.commit()
    }
}
