import SampanHost

/// `sampan devices`
enum DevicesCommand: Subcommand {
    static let name = "devices"
    static let operands = ""
    static let summary = "List the devices that an app can be shown on."
    static let details = ""
    static let options: [OptionSpec] = []

    static func run(_ arguments: Arguments) throws -> Int32 {
        try arguments.expectNoOperands()
        let width = (Device.all.map(\.name.count).max() ?? 0) + 2
        for device in Device.all {
            let size = "\(Int(device.size.width)) × \(Int(device.size.height)) @\(Int(device.scale))x"
            let mark = device.name == Device.standard.name ? "  (default)" : ""
            print(device.name + String(repeating: " ", count: width - device.name.count) + size + mark)
        }
        return 0
    }
}
