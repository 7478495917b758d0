extension Confinement {
    /// Allows what is everybody's: programs, libraries, fonts, icons, time zones, certificates, and what tells of processes and processors.
    public mutating func allowSystem(_ access: Access) {
        let folders = [
            "/usr", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/nix/store", "/gnu/store", "/proc", "/sys", "/var/cache/fontconfig",
            "/var/lib/ca-certificates", "/var/lib/dbus", "/var/lib/sss/mc",
        ]
        // What links in /etc lead to: names of the network's machines, and drivers.
        let running = ["/run/systemd/resolve", "/run/NetworkManager", "/run/resolvconf", "/run/opengl-driver"]
        for folder in folders + running { allow(folder, access) }
        for name in ["null", "zero", "full", "random", "urandom", "tty"] {
            allow("/dev/\(name)", [.read, .write, .control])
        }
        if let loader = Confinement.loader { allow(loader, .run) }
    }
}
