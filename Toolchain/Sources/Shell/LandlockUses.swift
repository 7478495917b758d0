/// Uses of files by the kernel's numbers (`LANDLOCK_ACCESS_FS_…` in `linux/landlock.h`).
struct LandlockUses: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    private static func bits(_ ranges: ClosedRange<UInt64>...) -> LandlockUses {
        LandlockUses(rawValue: ranges.joined().reduce(0) { $0 | 1 << $1 })
    }

    static let execute = bits(0...0)
    static let writeFile = bits(1...1)
    static let readFile = bits(2...2)
    static let readFolder = bits(3...3)
    /// Folders and files are removed, and made; but no devices, by which one who may make them would reach everything.
    static let changeFolder = bits(4...5, 7...10, 12...12)
    /// Files are moved from folder to folder.
    static let refer = bits(13...13)
    static let truncate = bits(14...14)
    static let controlDevice = bits(15...15)

    /// What can be said of a file that is no folder.
    static let ofFiles: LandlockUses = [.execute, .writeFile, .readFile, .truncate, .controlDevice]

    /// What a version of Landlock knows. What it does not know, it cannot forbid; but moving from folder to folder, which the first always
    /// forbids.
    static func known(version: Int) -> LandlockUses {
        switch version {
        case ..<1: []
        case 1: bits(0...12)
        case 2: bits(0...13)
        case 3, 4: bits(0...14)
        default: bits(0...15)
        }
    }

    /// What a version can forbid besides: signals to processes that are not confined with the program. Sockets without a file are left, by
    /// which displays and the desktop are reached.
    static func scopes(version: Int) -> UInt64 { version < 6 ? 0 : 1 << 1 }

    init(_ access: Confinement.Access) {
        self = []
        if access.contains(.read) { formUnion([.readFile, .readFolder]) }
        if access.contains(.run) { formUnion(.execute) }
        if access.contains(.write) { formUnion([.writeFile, .truncate]) }
        if access.contains(.change) { formUnion([.changeFolder, .refer]) }
        if access.contains(.control) { formUnion(.controlDevice) }
    }
}
