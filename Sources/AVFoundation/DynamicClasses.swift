import ObjCRuntime

/// Enters the module's classes that are made by name or by metatype, as a view's `layerClass`, when the library is loaded: UIKit, which
/// makes them, does not know them.
private enum DynamicClasses {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.register(AVCaptureVideoPreviewLayer.self) { $0.initializer("init") { _ in AVCaptureVideoPreviewLayer() } }
    }
}
