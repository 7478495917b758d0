import SampanHost

/// Enters this module's host when it is loaded.
private enum Registration {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        HostRegistry.register("window", where: { $0["DISPLAY"] != nil || $0["WAYLAND_DISPLAY"] != nil }) { WindowHost(options: $0) }
    }
}
