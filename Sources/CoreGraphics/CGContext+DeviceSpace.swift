import Foundation

extension CGContext {
    // MARK: From user space to the device's pixels and back

    private final var toUserSpace: CGAffineTransform { userSpaceToDeviceSpaceTransform.inverted() }

    /// Returns the place of a point among the device's pixels, whose y grows upwards.
    public final func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }

    /// Returns the point of user space that lies at a place among the device's pixels.
    public final func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(toUserSpace) }

    /// Returns a size in the device's pixels.
    public final func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }

    /// Returns a size of the device's pixels in user space.
    public final func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(toUserSpace) }

    /// Returns the smallest upright rectangle of the device's pixels around a rectangle of user space.
    public final func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }

    /// Returns the smallest upright rectangle of user space around a rectangle of the device's pixels.
    public final func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(toUserSpace) }
}
