import Foundation

/// The countries and regions that have a store, with the stores' numbers. A store that is not listed is known by its letters alone.
enum StorefrontTable {
    /// Three letters, two letters, number.
    private static let rows = """
        USA US 143441 FRA FR 143442 DEU DE 143443 GBR GB 143444 AUT AT 143445 BEL BE 143446 FIN FI 143447 GRC GR 143448 IRL IE 143449
        ITA IT 143450 LUX LU 143451 NLD NL 143452 PRT PT 143453 ESP ES 143454 CAN CA 143455 SWE SE 143456 NOR NO 143457 DNK DK 143458
        CHE CH 143459 AUS AU 143460 NZL NZ 143461 JPN JP 143462 HKG HK 143463 SGP SG 143464 CHN CN 143465 KOR KR 143466 IND IN 143467
        MEX MX 143468 RUS RU 143469 TWN TW 143470 VNM VN 143471 ZAF ZA 143472 MYS MY 143473 PHL PH 143474 THA TH 143475 IDN ID 143476
        PAK PK 143477 POL PL 143478 SAU SA 143479 TUR TR 143480 ARE AE 143481 HUN HU 143482 CHL CL 143483 PAN PA 143485 LKA LK 143486
        ROU RO 143487 CZE CZ 143489 ISR IL 143491 UKR UA 143492 KWT KW 143493 HRV HR 143494 CRI CR 143495 SVK SK 143496 LBN LB 143497
        QAT QA 143498 SVN SI 143499 COL CO 143501 VEN VE 143502 BRA BR 143503 GTM GT 143504 ARG AR 143505 SLV SV 143506 PER PE 143507
        DOM DO 143508 ECU EC 143509 HND HN 143510 JAM JM 143511 NIC NI 143512 PRY PY 143513 URY UY 143514 MAC MO 143515 EGY EG 143516
        KAZ KZ 143517 EST EE 143518 LVA LV 143519 LTU LT 143520 MLT MT 143521 MDA MD 143523 ARM AM 143524 BWA BW 143525 BGR BG 143526
        JOR JO 143528 KEN KE 143529 MKD MK 143530 MDG MG 143531 MLI ML 143532 MUS MU 143533 NER NE 143534 SEN SN 143535 TUN TN 143536
        UGA UG 143537 BHS BS 143539 BRB BB 143541 BMU BM 143542 CYP CY 143557 ISL IS 143558 BHR BH 143559 NGA NG 143561 OMN OM 143562
        DZA DZ 143563 AGO AO 143564 BLR BY 143565 UZB UZ 143566 AZE AZ 143568 YEM YE 143571 TZA TZ 143572 GHA GH 143573
        """

    private static let stores: [String: (region: String, number: String)] = {
        let words = rows.split(whereSeparator: \.isWhitespace).map(String.init)
        return Dictionary(uniqueKeysWithValues: stride(from: 0, to: words.count, by: 3).map { (words[$0], (words[$0 + 1], words[$0 + 2])) })
    }()

    /// The store of a country or region, by its three letters; `nil` if it is not listed.
    static func storefront(_ code: String) -> Storefront? { stores[code].map { Storefront(countryCode: code, id: $0.number) } }

    /// The region of a store, by two letters.
    static func region(of code: String) -> String? { stores[code]?.region }

    /// The currency of a store's country.
    static func currency(of code: String) -> String? {
        region(of: code).flatMap { Locale(identifier: "en_\($0)").currency?.identifier }
    }
}
