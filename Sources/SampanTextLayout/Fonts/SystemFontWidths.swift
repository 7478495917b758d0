import Foundation

/// How wide San Francisco's characters are, in fractions of the size, so that lines break where they break on iOS.
///
/// These are facts: `scripts/system-font-widths` worked them out from the frames of 2900 labels of one line that Interface Builder saved in
/// the storyboards of some 150 public repositories. Each is a sum of characters, known to half or a third of a point. Documents of Xcode 12
/// and later decide, which have San Francisco as it is since iOS 14: from 17 points on its letters grow narrower step by step, where
/// earlier systems changed to another cut at 20.
///
/// On repositories that were kept out of the fit the sums are off, beyond what rounding to pixels explains, by 0.3 % in the mean below 20
/// points and by 0.5 % from there on; 95 of 100 labels are within 1.1 and 2.1 %. What is worse are mostly frames that are not of their
/// text. Letters, digits and common punctuation are known to 0.002 … 0.004 of the size, rarer characters (`"#%&*<=@J[Z`) to 0.01; those
/// that no label had (`;\^`{|}~`) are as wide as Inter's. Tracking at 6 points is by Apple's table, at 8 by few labels.
enum SystemFontWidths {
    /// The width of a character without tracking, in points; `nil` if it is not known.
    /// - Parameter weight: 100 … 900.
    static func width(of scalar: UInt32, size: CGFloat, weight: Double) -> CGFloat? {
        guard let row = rows[scalar] else { return nil }
        let largeness = min(max((size - 17) / 14, 0), 1)
        let regular = row.regular + largeness * (row.largeRegular - row.regular)
        let bold = row.bold + largeness * (row.largeBold - row.bold)
        return size * (regular + interpolated(CGFloat(weight), boldnesses) * (bold - regular))
    }

    /// What is added after each character, in points.
    static func tracking(_ size: CGFloat) -> CGFloat { size * interpolated(size, trackings) }

    /// The character of the table that another is as wide as, accents left aside; itself if there is none.
    static func base(of scalar: UInt32) -> UInt32 {
        if rows[scalar] != nil { return scalar }
        if let twin = twins[scalar] { return twin }
        guard let character = Unicode.Scalar(scalar) else { return scalar }
        return String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first?.value ?? scalar
    }

    /// A point of the lines that join points sorted by their first part; level before the first and after the last.
    private static func interpolated(_ position: CGFloat, _ points: [(CGFloat, CGFloat)]) -> CGFloat {
        guard let next = points.firstIndex(where: { $0.0 > position }) else { return points[points.count - 1].1 }
        guard next > 0 else { return points[0].1 }
        let (low, high) = (points[next - 1], points[next])
        return low.1 + (position - low.0) / (high.0 - low.0) * (high.1 - low.1)
    }

    /// By size, as fractions of it.
    private static let trackings: [(CGFloat, CGFloat)] = [
        (6, 0.0550), (8, 0.0415), (9, 0.0370), (10, 0.0316), (11, 0.0251), (12, 0.0197), (13, 0.0137), (14, 0.0085), (15, 0.0038),
        (16, -0.0005), (17, -0.0059), (18, -0.0047), (19, -0.0060), (20, -0.0082), (21, -0.0082), (22, -0.0078), (24, -0.0046),
        (26, 0.0014), (28, 0.0100), (32, 0.0148), (36, 0.0145), (48, 0.0106), (80, 0.0068),
    ]

    /// How far weights are on the way from regular to bold. Those below regular and above bold rest on some sixty labels.
    private static let boldnesses: [(CGFloat, CGFloat)] = [
        (100, -0.8), (200, -0.35), (300, -0.2), (400, 0), (500, 0.4), (600, 0.66), (700, 1), (800, 1.5), (900, 2.05),
    ]

    private struct Row {
        var regular: CGFloat
        var bold: CGFloat
        var largeRegular: CGFloat
        var largeBold: CGFloat
    }

    private static let rows: [UInt32: Row] = Dictionary(
        uniqueKeysWithValues: table.map { scalar, regular, bold, largeRegular, largeBold in
            let row = Row(
                regular: CGFloat(regular) / 1000, bold: CGFloat(bold) / 1000, largeRegular: CGFloat(largeRegular) / 1000,
                largeBold: CGFloat(largeBold) / 1000)
            return (scalar.value, row)
        })

    /// Characters that are drawn as others of the table are: Cyrillic letters, Greek ones, hyphens, the space that does not break.
    private static let twins: [UInt32: UInt32] = Dictionary(
        uniqueKeysWithValues: zip(
            "\u{A0}\u{2010}\u{2011}ıȷаеорсухіјѕАВЕКМНОРСТХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars.map(\.value),
            " --ijaeopcyxijsABEKMHOPCTXIJSABEZHIKMNOPTYXo".unicodeScalars.map(\.value)))

    /// In thousandths of the size: regular, bold, and both in type of 31 points and more.
    private static let table: [(Unicode.Scalar, Int, Int, Int, Int)] = [
        (" ", 262, 239, 237, 208), ("!", 287, 339, 222, 263), ("\"", 413, 418, 384, 397), ("#", 607, 635, 597, 630),
        ("$", 612, 647, 589, 631), ("%", 812, 870, 772, 820), ("&", 644, 689, 624, 677), ("'", 238, 239, 187, 203),
        ("(", 361, 421, 307, 379), (")", 361, 421, 307, 379), ("*", 472, 545, 433, 489), ("+", 619, 648, 551, 587),
        (",", 258, 294, 207, 248), ("-", 452, 464, 403, 418), (".", 271, 313, 215, 263), ("/", 294, 330, 280, 323),
        ("0", 609, 665, 561, 622), ("1", 450, 497, 353, 411), ("2", 584, 625, 541, 598), ("3", 616, 647, 575, 622),
        ("4", 619, 662, 593, 643), ("5", 599, 644, 562, 620), ("6", 619, 662, 575, 629), ("7", 557, 592, 518, 560),
        ("8", 617, 670, 575, 636), ("9", 616, 656, 586, 636), (":", 279, 309, 244, 285), (";", 271, 304, 230, 267),
        ("<", 613, 641, 542, 579), ("=", 629, 660, 550, 594), (">", 613, 641, 542, 579), ("?", 493, 558, 461, 529),
        ("@", 896, 996, 864, 963), ("A", 647, 714, 636, 689), ("B", 640, 657, 589, 632), ("C", 699, 726, 667, 689),
        ("D", 711, 729, 685, 719), ("E", 580, 609, 536, 571), ("F", 572, 593, 521, 564), ("G", 718, 748, 700, 721),
        ("H", 725, 761, 674, 730), ("I", 248, 292, 183, 251), ("J", 514, 553, 494, 552), ("K", 634, 679, 578, 666),
        ("L", 548, 571, 503, 538), ("M", 856, 889, 795, 847), ("N", 725, 748, 653, 707), ("O", 752, 772, 713, 735),
        ("P", 617, 655, 558, 613), ("Q", 751, 787, 717, 764), ("R", 630, 670, 594, 647), ("S", 619, 654, 596, 633),
        ("T", 605, 637, 538, 591), ("U", 721, 732, 658, 688), ("V", 654, 710, 634, 693), ("W", 952, 1039, 930, 1020),
        ("X", 661, 727, 635, 682), ("Y", 622, 690, 602, 675), ("Z", 624, 675, 583, 638), ("[", 363, 406, 312, 363),
        ("\\", 343, 386, 328, 379), ("]", 363, 406, 312, 363), ("^", 454, 483, 426, 460), ("_", 433, 468, 440, 471),
        ("`", 481, 492, 369, 391), ("a", 534, 571, 493, 538), ("b", 599, 634, 560, 601), ("c", 541, 572, 500, 526),
        ("d", 593, 631, 552, 597), ("e", 552, 581, 518, 545), ("f", 344, 382, 291, 368), ("g", 588, 628, 552, 595),
        ("h", 569, 612, 536, 582), ("i", 228, 262, 198, 233), ("j", 227, 272, 193, 237), ("k", 521, 564, 483, 530),
        ("l", 230, 273, 195, 242), ("m", 848, 904, 802, 864), ("n", 568, 608, 531, 578), ("o", 570, 601, 529, 556),
        ("p", 592, 631, 544, 583), ("q", 589, 624, 536, 570), ("r", 361, 420, 299, 378), ("s", 501, 546, 456, 508),
        ("t", 341, 389, 285, 368), ("u", 564, 610, 516, 563), ("v", 517, 561, 483, 547), ("w", 752, 808, 692, 783),
        ("x", 501, 538, 464, 514), ("y", 524, 565, 482, 543), ("z", 520, 560, 469, 513), ("{", 351, 407, 328, 390),
        ("|", 316, 372, 224, 290), ("}", 351, 407, 328, 390), ("~", 638, 669, 582, 616), ("Đ", 717, 739, 667, 705),
        ("đ", 601, 623, 543, 571), ("…", 776, 765, 724, 721),
    ]
}
