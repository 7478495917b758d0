extension Filter {
    /// The number that a text in hexadecimal digits is; nothing for another text.
    static let hexToInt = Filter(
        "hexToInt",
        of: { value in
            guard let text = value as? String else { throw TemplateError("'hexToInt' filter needs a text of hexadecimal digits") }
            return Int(text, radix: 16)
        })

    /// A whole number, divided by 255.
    static let int255toFloat = Filter(
        "int255toFloat",
        of: { value in
            guard let number = value as? any BinaryInteger else { throw TemplateError("'int255toFloat' filter needs a whole number") }
            return Float(number) / Float(255)
        })

    /// A number as a percentage, without what comes after the point.
    static let percent = Filter(
        "percent",
        of: { value in
            guard let number = Value.number(value), let whole = Int(exactly: (number * 100).rounded(.towardZero)) else {
                throw TemplateError("'percent' filter needs a number")
            }
            // 0.29 * 100 is just below 29.
            let rounded = (number * 100).rounded()
            return "\(abs(number * 100 - rounded) < 1e-9 ? Int(rounded) : whole)%"
        })
}
