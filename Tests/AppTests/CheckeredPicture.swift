import Foundation

/// A small JPEG of 160 × 144 pixels with squares of two browns, in which there is something to be seen.
enum CheckeredPicture {
    static let bytes = Array(
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j\
                q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk\
                pKSkpKSkpKT/wAARCACQAKADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAYF/8QAGBABAAMBAAAAAAAAAAAAAAAAABVj\
                ouH/xAAYAQEBAQEBAAAAAAAAAAAAAAAAAQQDAv/EACERAQAABgIDAQEAAAAAAAAAAAABAgMRE1FBYSEjMjEz/9oADAMBAAIRAxEA\
                PwDNAcXUAAUqaUrPX4WAA4KAAmgG95AAFKmlKz1+FgAOCgAJoBveQABSppSs9fhYADgoACaAb3kAAUqaUrPX4WAA4KAAzIi/HSIv\
                x1pj3ln2WZkRfjpEX460wyz7LMyIvx0l6N8aaadJPZ9JHw0pejfCXo3xmjpik0XaUvRvhL0b4zQxSaLtKIvx0iL8daYz5Z9rZmRF\
                +OkRfjrTDLPsszIi/HSXo3xppp0k9n0kfDSl6N8JejfGaOmKTRdpS9G+EvRvjNDFJoupQGRQABNKVNO9DlIgDQgAClAYHoAATSlT\
                TvQ5SIA0IAApRNDPg7W6lE0GDsupU0KU/l3c/U0KUM/RZNClDP0WBNBg7LqUTQYOy6lTQpT+Xdz9TQpQz9Fk0KUM/RZNANCAAClT\
                SlZ6/CwAHBQAE0A3vIAApU0pWevwsABwUABNDSiL8dIi/HWvLJtLM0aURfjpEX46ZZNlmapWZEX46S9G+Oc/s+SHhpjMl6N8Jejf\
                HPFPpbtMZkvRvhL0b4Yp9F2aNKIvx0iL8daMsm0szRpRF+OkRfjplk2WZqlZkRfjpL0b45z+z5IeGmMyXo3wl6N8c8U+lu0xmS9G\
                +EvRvhin0XaYDwAACaUqad6HKRAGhAAFKAwPQAAmlKmnehykQBoQABSgMD0AAJpSpp3ocpEAaEAAUoDA9AACaUqad6HKRAGhAAH/\
                2Q==
                """
        ) ?? Data()
    )
}
