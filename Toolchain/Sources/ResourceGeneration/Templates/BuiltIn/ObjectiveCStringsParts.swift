/// The parts of the templates that generate methods of localized strings in Objective-C.
enum ObjectiveCStringsParts {
    /// The beginning, and the declarations of methods.
    static let head = #"""
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

        {% if tables.count > 0 %}
        {# A method's name with its parameters, of the types of the text's placeholders #}
        {%- macro signature string -%}
          + (NSString*){{ string.key|swiftIdentifier:"pretty"|lowerFirstWord }}
          {%- for type in string.types -%}
            {{ "With" if forloop.first else " " }}
            {%- if forloop.first -%}
              {{ "Value" if forloop.last else "Values" }}
            {%- endif -%}
            :(
            {%- if type == "String" -%}
              id
            {%- elif type == "CChar" -%}
              char
            {%- elif type == "Float" -%}
              float
            {%- elif type == "Int" -%}
              NSInteger
            {%- elif type == "UnsafePointer<CChar>" -%}
              char*
            {%- elif type == "UnsafeRawPointer" -%}
              void*
            {%- else -%}
              {{ type }}
            {%- endif -%}
            )p{{ forloop.counter }}
          {%- endfor -%}
        {%- endmacro %}
        """#

    /// The interfaces, one for each table.
    static let header = #"""
        {% macro contents level %}
        {% for string in level.strings %}
        {% if not param.noComments %}
        {% for line in string.comment|default:string.translation|split:"\n" %}
        /// {{ line }}
        {% endfor %}
        {% endif %}
        {% call signature string %};
        {% endfor %}
        {% for child in level.children %}
        {% call contents child %}
        {% endfor %}
        {% endmacro %}
        #import <Foundation/Foundation.h>

        NS_ASSUME_NONNULL_BEGIN

        {% for table in tables %}
        @interface {{ table.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} : NSObject
        {% call contents table.levels %}
        @end

        {% endfor %}

        NS_ASSUME_NONNULL_END
        {% else %}
        // No strings found
        {% endif %}
        """#

    /// The implementations.
    static let source = #"""
        {% macro contents table level %}
        {% for string in level.strings %}
        {% call signature string %}{{ " {" if not string.types }}
        {% if string.types %}
        {
        {% endif %}
            return tr(@"{{ table }}", @"{{ string.key|replace:'"','\"' }}", @"{{ string.translation|replace:'"','\"'|replace:'\#t','\t' }}"
            {%- for type in string.types -%}
              , p{{ forloop.counter }}
            {%- endfor -%}
            );
        }
        {% endfor %}
        {% for child in level.children %}
        {% call contents table child %}
        {% endfor %}
        {% endmacro %}
        #import "{{ param.headerName|default:"Localizable.h" }}"

        {% if not param.bundle %}
        @interface BundleToken : NSObject
        @end

        @implementation BundleToken
        @end

        {% endif %}
        #pragma clang diagnostic push
        #pragma clang diagnostic ignored "-Wformat-security"

        static NSString* tr(NSString *tableName, NSString *key, NSString *value, ...) {
            NSBundle *bundle = {{ param.bundle|default:"[NSBundle bundleForClass:BundleToken.class]" }};
            NSString *format = [bundle localizedStringForKey:key value:value table:tableName];
            NSLocale *locale = [NSLocale currentLocale];

            va_list args;
            va_start(args, value);
            NSString *result = [[NSString alloc] initWithFormat:format locale:locale arguments:args];
            va_end(args);

            return result;
        };
        #pragma clang diagnostic pop

        {% for table in tables %}
        @implementation {{ table.name|swiftIdentifier:"pretty"|escapeReservedKeywords }} : NSObject
        {% call contents table.name table.levels %}
        @end

        {% endfor %}
        {% else %}
        // No strings found
        {% endif %}
        """#
}
