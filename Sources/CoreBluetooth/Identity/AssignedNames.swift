import Foundation

/// The names that Bluetooth gives numbers of its own. Source: the Bluetooth SIG's Assigned Numbers.
enum AssignedNames {
    /// The name of a number of 16 bits, in its long form.
    static func name(of long: Data) -> String? {
        guard long.count == 16, long[0] == 0, long[1] == 0, long.dropFirst(4).elementsEqual(CBUUID.base) else { return nil }
        return names[UInt16(long[2]) << 8 | UInt16(long[3])]
    }

    private static let names: [UInt16: String] = [
        0x1800: "Generic Access Profile", 0x1801: "Generic Attribute Profile", 0x1802: "Immediate Alert", 0x1803: "Link Loss",
        0x1804: "Tx Power", 0x1805: "Current Time", 0x1809: "Health Thermometer", 0x180A: "Device Information", 0x180D: "Heart Rate",
        0x180F: "Battery", 0x1810: "Blood Pressure", 0x1812: "Human Interface Device", 0x1816: "Cycling Speed and Cadence",
        0x1818: "Cycling Power", 0x181A: "Environmental Sensing", 0x181C: "User Data", 0x181D: "Weight Scale", 0x1826: "Fitness Machine",
        0x2800: "Primary Service", 0x2801: "Secondary Service", 0x2802: "Included Service", 0x2803: "Characteristic",
        0x2900: "Characteristic Extended Properties", 0x2901: "Characteristic User Description",
        0x2902: "Client Characteristic Configuration", 0x2903: "Server Characteristic Configuration",
        0x2904: "Characteristic Format", 0x2905: "Characteristic Aggregate Format", 0x2906: "Valid Range",
        0x2A00: "Device Name", 0x2A01: "Appearance", 0x2A05: "Service Changed", 0x2A06: "Alert Level", 0x2A07: "Tx Power Level",
        0x2A19: "Battery Level", 0x2A23: "System ID", 0x2A24: "Model Number String", 0x2A25: "Serial Number String",
        0x2A26: "Firmware Revision String", 0x2A27: "Hardware Revision String", 0x2A28: "Software Revision String",
        0x2A29: "Manufacturer Name String", 0x2A37: "Heart Rate Measurement", 0x2A38: "Body Sensor Location",
        0x2A39: "Heart Rate Control Point", 0x2A50: "PnP ID", 0x2A6E: "Temperature", 0x2A6F: "Humidity",
    ]
}
