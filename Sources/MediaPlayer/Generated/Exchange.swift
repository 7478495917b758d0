// Made by `make generate` from the sources of this module.
import ObjCRuntime

/// Tells the registry, when the library is loaded, which methods can be exchanged at run time.
///
/// While nobody exchanges methods a hook costs one look at a flag.
private enum Exchange {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.register(MPMediaPickerController.self, describeExchangeOfMPMediaPickerController)
        ClassRegistry.register(MPVolumeView.self, describeExchangeOfMPVolumeView)
    }
}
