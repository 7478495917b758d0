/// The size of a picture, from the first bytes of its file.
enum PictureHeader {
    /// The width and height in pixels; `nil` for what is neither PNG nor JPEG.
    static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        if bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            return (number(bytes, 16, 4), number(bytes, 20, 4))
        }
        guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame { return (number(bytes, place + 7, 2), number(bytes, place + 5, 2)) }
            place += 2 + max(number(bytes, place + 2, 2), 2)
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
        bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
}
