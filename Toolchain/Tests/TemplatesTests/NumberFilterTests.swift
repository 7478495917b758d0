import Templates
import Testing

/// StencilSwiftKit's filters of numbers.
@Suite struct NumberFilterTests {
    @Test(arguments: [
        Example("{{ 'FC'|hexToInt }}", gives: "252"),
        Example("{{ 'fcFf'|hexToInt }}", gives: "64767"),
        Example("{{ '01020304'|hexToInt }}", gives: "16909060"),
        Example("{{ '0x1234'|hexToInt }}", gives: ""),
        Example("{{ ''|hexToInt }}", gives: ""),
        Example("{{ 'g'|hexToInt }}", gives: ""),
        Example("{{ '-F'|hexToInt }}", gives: "-15"),
        Example("{{ 'FFFFFFFFFFFFFFFFFF'|hexToInt }}", gives: ""),
    ])
    func hexadecimalDigitsAreANumber(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ 240|int255toFloat }}", gives: "0.9411765"),
        Example("{{ 128|int255toFloat }}", gives: "0.5019608"),
        Example("{{ 255|int255toFloat }}", gives: "1.0"),
        Example("{{ 0|int255toFloat }}", gives: "0.0"),
        Example("{{ number|int255toFloat }}", gives: "0.011764706"),
        Example("{{ 'cc'|hexToInt|int255toFloat }}", gives: "0.8"),
    ])
    func aByteIsAFraction(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ 0.23|percent }}", gives: "23%"),
        Example("{{ 0.779|percent }}", gives: "77%"),
        Example("{{ 1.234|percent }}", gives: "123%"),
        Example("{{ 0.29|percent }}", gives: "29%"),
        Example("{{ 0.57|percent }}", gives: "57%"),
        Example("{{ -0.5|percent }}", gives: "-50%"),
        Example("{{ half|percent }}", gives: "50%"),
        Example("{{ 5.5|percent }}", gives: "550%"),
        Example("{{ 'cc'|hexToInt|int255toFloat|percent }}", gives: "80%"),
    ])
    func aFractionIsAPercentage(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ number|hexToInt }}", fails: "'hexToInt' filter needs a text of hexadecimal digits"),
        Example("{{ text|int255toFloat }}", fails: "'int255toFloat' filter needs a whole number"),
        Example("{{ half|int255toFloat }}", fails: "'int255toFloat' filter needs a whole number"),
        Example("{{ text|percent }}", fails: "'percent' filter needs a number"),
        Example("{{ missing|percent }}", fails: "'percent' filter needs a number"),
        Example("{{ inf|percent }}", fails: "'percent' filter needs a number"),
    ])
    func whatIsNoNumberIsRefused(_ example: Example) {
        example.check(extensions: [.swift])
    }
}
